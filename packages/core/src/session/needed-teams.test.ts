import { expect, test } from 'vitest';
import { askMore, askNext, finish, join, mark, markAll, reveal, save, start } from '../testing/play';
import { mayAddQuestion, neededTeams } from './needed-teams';

test('[MARK-20] a command that marks everybody needs all teams, one of a team needs that team', () => {
  expect([markAll, askMore, reveal('q1'), join('team-1')].map(neededTeams)).toEqual([
    'all',
    'all',
    'all',
    'all',
  ]);
  expect(neededTeams(save('team-1'))).toEqual(['team-1']);
  expect(neededTeams(mark('team-2'))).toEqual(['team-2']);
  expect([start, askNext, finish].map(neededTeams)).toEqual([[], [], []]);
});

test('[STATE-3, STATE-13] only the start and asking without an id may add a question to the sheet', () => {
  expect([start, askNext, { ...askNext, questionId: 'q2' }, askMore, finish].map(mayAddQuestion)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
