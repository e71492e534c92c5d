import { expect, test } from 'vitest';
import { eveningIn, play, reveal } from '../testing/play';
import { interpretQuestionStatuses } from './interpret-question-statuses';

test('[REST-26, STATE-22] a status that turns to revealed is a reveal, equal ones are nothing to do', () => {
  const { session } = eveningIn('askQuestions');
  expect(
    interpretQuestionStatuses(session, [
      { questionId: 'q1', isRevealed: true },
      { questionId: 'q2', isRevealed: false },
      { questionId: 'q3' },
    ]),
  ).toEqual({ ok: true, value: { type: 'reveal-questions', questionIds: ['q1'] } });
  expect(interpretQuestionStatuses(session, [{ questionId: 'q1', isRevealed: false }])).toEqual({
    ok: true,
    value: null,
  });
});

test('[REST-26] a reveal is never taken back, and an unknown question is not found', () => {
  const { session } = play(eveningIn('askQuestions'), reveal('q1'));
  expect(interpretQuestionStatuses(session, [{ questionId: 'q1', isRevealed: false }])).toMatchObject({
    ok: false,
    refusal: { code: 'conflict' },
  });
  expect(interpretQuestionStatuses(session, [{ questionId: 'q9' }])).toMatchObject({
    ok: false,
    refusal: { code: 'not-found' },
  });
});
