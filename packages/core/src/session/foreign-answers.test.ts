import { expect, test } from 'vitest';
import { changesOf, eveningIn, play, save, submit } from '../testing/play';
import { changedByOthers, teamsWithForeignChanges } from './foreign-answers';
import type { SessionCommand } from './session-command';

const before = eveningIn('askQuestions');

/** What the quizmaster enters for a team. */
const slip: SessionCommand = {
  type: 'answer-for-teams',
  teams: [{ teamId: 'team-2', entries: [{ questionId: 'q1', answer: 'Stoker', isConfirmed: true }] }],
  at: before.session.updatedTime,
};

test('[RT-9, RT-11] a slip that the quizmaster enters is a foreign change for its team only', () => {
  expect([...teamsWithForeignChanges(changesOf(before, slip))]).toEqual(['team-2']);
});

test('[RT-9, RT-11] between two states a numbered save is the own one of its team, any other new answer is foreign', () => {
  const numbered = save('team-1', { questionId: 'q1', answer: 'Stoker', isConfirmed: true, sequence: 1 });
  expect([...changedByOthers(before, play(before, numbered, slip))]).toEqual(['team-2']);
  expect([...changedByOthers(before, play(before, submit('team-1', 'q1', 'Stoker')))]).toEqual(['team-1']);
});

test('[RT-9, RT-11] answers that stay as they are were changed by nobody', () => {
  const answered = play(before, submit('team-1', 'q1', 'Stoker'));
  const voted = play(answered, save('team-1', { questionId: 'q1', questionVote: true }));
  expect([...changedByOthers(answered, voted)]).toEqual([]);
});
