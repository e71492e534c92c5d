import { expect, test } from 'vitest';
import { askNext, changesOf, eveningIn, join, leadTo, mark, play, submit } from '../testing/play';
import { affectedTeams } from './affected-teams';
import type { SessionCommand } from './session-command';
import type { SessionState } from './session-state';

function affectedBy(state: SessionState, command: SessionCommand): 'all' | readonly string[] {
  const affected = affectedTeams(changesOf(state, command), play(state, command));
  return affected === 'all' ? 'all' : [...affected];
}

const correct = { questionId: 'q1', isCorrect: true };

test('[RT-11] an answer concerns the team that gave it', () => {
  expect(affectedBy(eveningIn('askQuestions'), submit('team-1', 'q1', 'Stoker'))).toEqual(['team-1']);
});

test('[RT-10] a mark concerns its team, and once places are shown all of them', () => {
  const answered = play(eveningIn('askQuestions'), submit('team-1', 'q1', 'no idea'));
  expect(affectedBy(leadTo('markAnswers', answered), mark('team-1', correct))).toEqual(['team-1']);
  expect(affectedBy(leadTo('revealLeaderboard', answered), mark('team-1', correct))).toBe('all');
});

test('[RT-10] a team that joins concerns itself, and once places are shown all of them', () => {
  expect(affectedBy(eveningIn('askQuestions'), join('team-3'))).toEqual(['team-3']);
  expect(affectedBy(eveningIn('revealLeaderboard'), join('team-3'))).toBe('all');
});

test('[RT-10, RT-11] the next question and a deleted team concern all', () => {
  const state = eveningIn('askQuestions');
  expect(affectedBy(state, askNext)).toBe('all');
  expect(affectedBy(state, { type: 'delete-team', teamId: 'team-1' })).toBe('all');
});
