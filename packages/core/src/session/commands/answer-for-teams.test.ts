import { expect, test } from 'vitest';
import { AT, later } from '../../testing/builders';
import { changesOf, eveningIn, play, refusalOf, reveal, save, submit } from '../../testing/play';
import { isNoChange } from '../session-changes';
import type { AnswerEntry, CommandOf } from '../session-command';
import type { SessionState } from '../session-state';

function answerFor(teamId: string, ...entries: readonly AnswerEntry[]): CommandOf<'answer-for-teams'> {
  return { type: 'answer-for-teams', teams: [{ teamId, entries }], at: later(5) };
}

const slip: AnswerEntry = { questionId: 'q1', answer: 'Stoker', isConfirmed: true };

function markOf(state: SessionState): boolean | null | undefined {
  return state.teams[0]?.scores.get('q1')?.isCorrect;
}

test('[REST-30] the quizmaster confirms an answer on behalf of a team, and it is marked', () => {
  const state = play(eveningIn('markAnswers'), answerFor('team-1', slip));
  expect(state.teams[0]?.answers.get('q1')).toMatchObject({ answer: 'Stoker', isConfirmed: true });
  expect(markOf(state)).toBe(true);
  expect(state.teams[0]?.team.answersUpdatedTime).toEqual(later(5));
  expect(state.teams[0]?.team.writerBrowserId).toBeNull();
});

test('[REST-30] revealed questions too', () => {
  const state = play(eveningIn('askQuestions'), reveal('q1'), answerFor('team-1', slip));
  expect(markOf(state)).toBe(true);
});

test('[REST-30] a change that is not a submitted answer is refused as invalid', () => {
  const refusal = refusalOf(
    eveningIn('askQuestions'),
    answerFor('team-1', { questionId: 'q1', answer: 'x' }),
  );
  expect(refusal).toMatchObject({
    code: 'invalid',
    issues: [{ path: [0, 'questionIdToTeamAnswer', 'q1'] }],
  });
});

test('[REST-30] votes are never taken over', () => {
  const state = play(eveningIn('askQuestions'), answerFor('team-1', { ...slip, questionVote: true }));
  expect(state.teams[0]?.answers.get('q1')?.questionVote).toBeNull();
});

test('[REST-30] a question that was not asked is refused, and so is every other change with it', () => {
  const command: CommandOf<'answer-for-teams'> = {
    type: 'answer-for-teams',
    teams: [
      { teamId: 'team-1', entries: [slip] },
      { teamId: 'team-2', entries: [{ ...slip, questionId: 'q2' }] },
    ],
    at: AT,
  };
  expect(refusalOf(eveningIn('askQuestions'), command)).toMatchObject({
    code: 'conflict',
    issues: [{ path: [1, 'questionIdToTeamAnswer', 'q2'], message: 'notAsked' }],
  });
});

test('[REST-30] entries equal to what is stored are nothing to do in every status', () => {
  const finished = eveningIn('finished');
  const equal: AnswerEntry = { questionId: 'q1', answer: '', isConfirmed: false };
  expect(isNoChange(changesOf(finished, answerFor('team-1', equal)))).toBe(true);
  expect(refusalOf(finished, answerFor('team-1', slip)).issues?.[0]?.message).toBe('inputDisabled');
});

test("[REST-5] an old copy never overwrites what a team typed since: 'Changed elsewhere, please reload'", () => {
  const state = play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Shelley'));
  const stale = { teamId: 'team-1', entries: [slip], updatedTime: AT };
  const fresh = { ...stale, updatedTime: state.teams[0]?.team.answersUpdatedTime };
  expect(refusalOf(state, { type: 'answer-for-teams', teams: [stale], at: AT })).toEqual({
    code: 'conflict',
    message: 'Changed elsewhere, please reload',
  });
  expect(markOf(play(state, { type: 'answer-for-teams', teams: [fresh], at: AT }))).toBe(true);
});

test('[ERR-13] an unknown team is skipped', () => {
  expect(isNoChange(changesOf(eveningIn('askQuestions'), answerFor('team-9', slip)))).toBe(true);
});

test('[REST-30] a late save of the writer that came before is still recognised afterwards', () => {
  const typed: AnswerEntry = { questionId: 'q1', answer: 'Sto', sequence: 7 };
  const state = play(eveningIn('askQuestions'), save('team-1', typed), answerFor('team-1', slip));
  expect(isNoChange(changesOf(state, save('team-1', typed)))).toBe(true);
});
