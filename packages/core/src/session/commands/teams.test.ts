import { expect, test } from 'vitest';
import { anEvening, AT, later } from '../../testing/builders';
import { changesOf, eveningIn, join, play, refusalOf } from '../../testing/play';
import { maySave, teamRole } from '../../team/writer';
import { isNoChange } from '../session-changes';
import type { SessionCommand } from '../session-command';

function becomeWriter(browserId: string): SessionCommand {
  return { type: 'become-writer', teamId: 'team-1', browserId };
}

test('[STATE-15, REST-32] a team joins with its trimmed name and without a writer', () => {
  const { teams } = play(anEvening(), join('team-1', '  The Barflies '));
  expect(teams[0]?.team).toEqual({
    id: 'team-1',
    sessionId: 'session-1',
    name: 'The Barflies',
    writerBrowserId: null,
    createdTime: AT,
    answersUpdatedTime: AT,
  });
});

test.each(['', '   ', '\t\n'])('[TEAM-5] the team name %j is refused', (name) => {
  expect(refusalOf(anEvening(), join('team-1', name))).toEqual({
    code: 'invalid',
    message: 'Team name is required',
    issues: [{ path: ['name'], message: 'Team name is required' }],
  });
});

test('[TEAM-5] a team name has at most 80 characters', () => {
  expect(play(anEvening(), join('team-1', 'x'.repeat(80))).teams).toHaveLength(1);
  expect(refusalOf(anEvening(), join('team-1', 'x'.repeat(81))).message).toBe(
    'Team name has more than 80 characters',
  );
});

test('[STATE-15] two teams may have the same name', () => {
  const { teams } = play(anEvening(), join('team-1'), join('team-2'));
  expect(teams.map(({ team }) => team.name)).toEqual(['The Barflies', 'The Barflies']);
});

test('[STATE-15] no team joins a finished quiz', () => {
  expect(refusalOf(eveningIn('finished'), join('team-3'))).toMatchObject({
    code: 'conflict',
    message: 'The quiz is finished',
  });
});

test('[STATE-15] a session has room for 1000 teams', () => {
  const evening = anEvening();
  const teams = Array.from({ length: 1000 }, (_, index) => ({
    team: {
      id: `t${index}`,
      sessionId: 'session-1',
      name: `Team ${index}`,
      writerBrowserId: null,
      createdTime: AT,
      answersUpdatedTime: AT,
    },
    answers: new Map(),
    scores: new Map(),
  }));
  expect(refusalOf({ ...evening, teams }, join('team-1')).message).toBe('A quiz has room for 1000 teams');
  expect(play({ ...evening, teams: teams.slice(1) }, join('team-1')).teams).toHaveLength(1000);
});

test('[LOBBY-11] a deleted team is gone with its answers; a second time it is not found', () => {
  const deleteTeam: SessionCommand = { type: 'delete-team', teamId: 'team-1' };
  const state = play(eveningIn('markAnswers'), deleteTeam);
  expect(state.teams.map(({ team }) => team.id)).toEqual(['team-2']);
  expect(refusalOf(state, deleteTeam).code).toBe('not-found');
});

test('[ROLE-3] Become Secretary makes one browser the writer and the others readers', () => {
  const state = play(eveningIn('askQuestions'), becomeWriter('phone-1'), becomeWriter('phone-2'));
  const team = state.teams[0]?.team;
  expect(team?.writerBrowserId).toBe('phone-2');
  expect(isNoChange(changesOf(state, becomeWriter('phone-2')))).toBe(true);
});

test('[ROLE-2] the browser whose id is the writer is the writer, any other a reader', () => {
  expect(teamRole({ writerBrowserId: 'phone-1' }, 'phone-1')).toBe('writer');
  expect(teamRole({ writerBrowserId: 'phone-1' }, 'phone-2')).toBe('reader');
  expect(teamRole({ writerBrowserId: null }, 'phone-1')).toBe('reader');
});

test('[ROLE-1, ROLE-2] only the writer may save, or anybody while there is none', () => {
  expect(maySave({ writerBrowserId: null }, 'phone-1')).toBe(true);
  expect(maySave({ writerBrowserId: 'phone-1' }, 'phone-1')).toBe(true);
  expect(maySave({ writerBrowserId: 'phone-1' }, 'phone-2')).toBe(false);
});

test("[ROLE-3] a new writer does not move the time of the team's answers", () => {
  const before = eveningIn('askQuestions').teams[0]?.team.answersUpdatedTime;
  const after = play(eveningIn('askQuestions'), becomeWriter('phone-1')).teams[0]?.team.answersUpdatedTime;
  expect(after).toEqual(before);
  expect(after).not.toEqual(later(1));
});
