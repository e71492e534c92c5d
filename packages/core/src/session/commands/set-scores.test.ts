import { expect, test } from 'vitest';
import { changesOf, eveningIn, leadTo, mark, play, refusalOf, submit } from '../../testing/play';
import type { AnswerScore } from '../../marking/answer-score';
import { isNoChange } from '../session-changes';
import type { ScoreEntry } from '../session-command';
import type { SessionState } from '../session-state';

function answered(answer: string): SessionState {
  return play(eveningIn('askQuestions'), submit('team-1', 'q1', answer));
}

function scoreAfter(state: SessionState, ...entries: readonly Omit<ScoreEntry, 'questionId'>[]): AnswerScore {
  const commands = entries.map((entry) => mark('team-1', { questionId: 'q1', ...entry }));
  const score = play(state, ...commands).teams[0]?.scores.get('q1');
  if (score === undefined) throw new Error('There is no score');
  return score;
}

test('[MARK-1, MARK-22] correct earns the full points', () => {
  expect(scoreAfter(answered('Shelley'), { isCorrect: true })).toMatchObject({
    isCorrect: true,
    pointsAwarded: 1,
    isAutoMarkedCorrect: false,
    isMarkedByQuizmaster: true,
  });
});

test('[MARK-3] correct with fewer points is partial credit, kept when only marked correct again', () => {
  const half = { isCorrect: true, pointsAwarded: 0.5 };
  expect(scoreAfter(answered('Shelley'), half).pointsAwarded).toBe(0.5);
  expect(scoreAfter(answered('Shelley'), half, { isCorrect: true }).pointsAwarded).toBe(0.5);
  expect(scoreAfter(answered('Shelley'), half, { isCorrect: true, pointsAwarded: null }).pointsAwarded).toBe(
    0.5,
  );
});

test('[MARK-5] incorrect and unmarked earn nothing, whatever points were sent', () => {
  expect(scoreAfter(answered('Stoker'), { isCorrect: false, pointsAwarded: 3 })).toMatchObject({
    isCorrect: false,
    pointsAwarded: 0,
  });
  expect(scoreAfter(answered('Stoker'), { isCorrect: null, pointsAwarded: 3 })).toMatchObject({
    isCorrect: null,
    pointsAwarded: 0,
  });
});

test('[MARK-1] points alone change a correct mark and leave any other', () => {
  expect(scoreAfter(answered('Stoker'), { pointsAwarded: 0.25 })).toMatchObject({
    isCorrect: true,
    pointsAwarded: 0.25,
    isAutoMarkedCorrect: true,
  });
  const wrong = play(answered('Shelley'), mark('team-1', { questionId: 'q1', isCorrect: false }));
  expect(isNoChange(changesOf(wrong, mark('team-1', { questionId: 'q1', pointsAwarded: 3 })))).toBe(true);
});

test('[ENT-15] the flag of the standing mark falls when the quizmaster changes it, the flag of the past stays', () => {
  expect(scoreAfter(answered('Stoker'), { isCorrect: false })).toMatchObject({
    isAutoMarkedCorrect: false,
    wasAutoMarkedCorrect: true,
  });
  expect(scoreAfter(answered('Stoker'), { isCorrect: false }, { isCorrect: true })).toMatchObject({
    isAutoMarkedCorrect: false,
    wasAutoMarkedCorrect: true,
    pointsAwarded: 1,
  });
});

test('[MARK-10] a mark that the quizmaster took back is not set again by itself', () => {
  const state = play(answered('Stoker'), mark('team-1', { questionId: 'q1', isCorrect: null }));
  const marking = leadTo('markAnswers', state);
  expect(marking.teams[0]?.scores.get('q1')?.isCorrect).toBeNull();
});

test('[MARK-2] an empty answer can not be marked correct', () => {
  expect(refusalOf(eveningIn('askQuestions'), mark('team-1', { questionId: 'q1', isCorrect: true }))).toEqual(
    {
      code: 'conflict',
      message: 'An answer that has not been submitted can not be correct',
      issues: [
        {
          path: [0, 'questionIdToMasterAnswerScore', 'q1'],
          message: 'An answer that has not been submitted can not be correct',
        },
      ],
    },
  );
});

test.each([false, null])('[MARK-18] marking an empty answer %s changes nothing', (isCorrect) => {
  for (const status of ['askQuestions', 'markAnswers'] as const) {
    const changes = changesOf(eveningIn(status), mark('team-1', { questionId: 'q1', isCorrect }));
    expect(isNoChange(changes)).toBe(true);
  }
});

test('[MARK-1] a question that was not asked takes no mark, and null is ignored', () => {
  const state = eveningIn('askQuestions');
  expect(refusalOf(state, mark('team-1', { questionId: 'q2', isCorrect: false })).code).toBe('conflict');
  expect(isNoChange(changesOf(state, mark('team-1', { questionId: 'q2', isCorrect: null })))).toBe(true);
});

test('[REST-4] a question of another quiz is not found', () => {
  expect(
    refusalOf(eveningIn('askQuestions'), mark('team-1', { questionId: 'q9', isCorrect: false })).code,
  ).toBe('not-found');
});

test('[ERR-13] an unknown team is skipped, the others are marked', () => {
  const entries = [{ questionId: 'q1', isCorrect: true }];
  const changes = changesOf(answered('Shelley'), {
    type: 'set-scores',
    teams: [
      { teamId: 'team-9', entries },
      { teamId: 'team-1', entries },
    ],
  });
  expect(changes.scores).toHaveLength(1);
});

test('[MARK-1] the same values as stored are nothing to do, also when the quiz is finished', () => {
  const finished = leadTo('finished', answered('Stoker'));
  const same = mark('team-1', { questionId: 'q1', isCorrect: true, pointsAwarded: 1 });
  const other = mark('team-1', { questionId: 'q1', isCorrect: false });
  expect(isNoChange(changesOf(finished, same))).toBe(true);
  expect(refusalOf(finished, other)).toMatchObject({
    code: 'conflict',
    message: "Answers can not be marked in 'Finished'",
  });
});
