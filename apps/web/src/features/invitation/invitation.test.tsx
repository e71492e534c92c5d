import type { TeamSession } from '@pubquiz/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { browserId } from '../../lib/browser-id';
import { aTeamSession } from '../../testing/a-team-session';
import { networkFailure, refusal, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { Invitation } from './invitation';

/** Shows the invitation; answers how to ask for the calls that reached the server, and for the address. */
function showInvitation(fields: Partial<TeamSession> = {}, answers: Answers = {}) {
  const page = <Invitation session={aTeamSession(fields)} isPreview={false} wasTeamRemoved={false} />;
  return renderPage(page, { answers });
}

function addTeam(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Add Team' });
}

afterEach(() => {
  document.cookie = 'pubquiz_team_session-1=; Max-Age=0';
});

test('[TEAM-2] the invitation names the quiz and shows how far it is', () => {
  showInvitation();
  expect(screen.getByRole('heading', { name: 'You are invited to the Quiz Thursday Quiz' })).toBeTruthy();
  expect(screen.getByText('Not Started')).toBeTruthy();
});

test('[TEAM-3] [TEAM-4] a team signs up once, by its name', () => {
  showInvitation();
  expect(screen.getByText(/Sign up once, then share your team's URL/)).toBeTruthy();
  expect(screen.getByLabelText('Team Name')).toBeTruthy();
  expect(screen.getByText('This is your team name, or maybe just your own name.')).toBeTruthy();
});

test('[TEAM-5] [TEAM-6] a blank name is asked for and can not be added', async () => {
  const user = userEvent.setup();
  showInvitation();
  expect(addTeam().disabled).toBe(true);
  expect(screen.queryByText('Team name is required')).toBeNull();
  await user.type(screen.getByLabelText('Team Name'), '  ');
  expect(addTeam().disabled).toBe(true);
  expect(screen.getByText('Team name is required')).toBeTruthy();
  await user.type(screen.getByLabelText('Team Name'), 'Zebras');
  expect(addTeam().disabled).toBe(false);
  expect(screen.queryByText('Team name is required')).toBeNull();
});

test('[TEAM-7] a quiz that has started warns, and takes teams all the same', () => {
  showInvitation({ sessionStatus: 'markAnswers' });
  expect(screen.getByText('The quiz has already started, but you can still join!')).toBeTruthy();
  expect(addTeam()).toBeTruthy();
});

test('[STATE-15] a finished quiz takes no team', () => {
  showInvitation({ sessionStatus: 'finished' });
  expect(screen.getByText('The quiz is finished')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Team' })).toBeNull();
});

test('[TEAM-8] the teams that have come are listed', () => {
  showInvitation();
  const items = within(screen.getByRole('region', { name: 'Teams' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['The Barflies', 'Quizzly Bears']);
});

test('[TEAM-10] [COOKIE-3] [ROLE-2] adding a team makes this browser its writer, remembers it and opens its page', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(document, 'cookie', 'set');
  const calls: unknown[] = [];
  const { currentPath } = showInvitation(
    {},
    {
      'team.join': (input) => {
        calls.push(input);
        return { teamTeam: { id: 'team-1' } };
      },
      'teamAnswer.becomeWriter': (input) => {
        calls.push(input);
        return {};
      },
    },
  );
  await user.type(screen.getByLabelText('Team Name'), ' Zebras {Enter}');
  await waitFor(() => {
    expect(currentPath()).toBe('/team/game/session-1/team/team-1');
  });
  expect(calls).toEqual([
    { sessionId: 'session-1', name: 'Zebras' },
    { sessionId: 'session-1', teamId: 'team-1', browserId: browserId() },
  ]);
  expect(write.mock.calls[0]?.[0]).toContain('pubquiz_team_session-1=team-1');
});

test('[ERR-24] a team whose writer could not be set plays all the same', async () => {
  const user = userEvent.setup();
  const { currentPath } = showInvitation(
    {},
    {
      'team.join': () => ({ teamTeam: { id: 'team-1' } }),
      'teamAnswer.becomeWriter': () => {
        throw networkFailure();
      },
    },
  );
  await user.type(screen.getByLabelText('Team Name'), 'Zebras{Enter}');
  await waitFor(() => {
    expect(currentPath()).toBe('/team/game/session-1/team/team-1');
  });
});

test('a refused team reads why, a lost connection says what to do', async () => {
  const user = userEvent.setup();
  const failures = [refusal(409, 'This quiz has no room for another team'), networkFailure()];
  showInvitation(
    {},
    {
      'team.join': () => {
        throw failures.shift() ?? networkFailure();
      },
    },
  );
  await user.type(screen.getByLabelText('Team Name'), 'Zebras');
  await user.click(addTeam());
  expect(await screen.findByText('This quiz has no room for another team')).toBeTruthy();
  await user.click(addTeam());
  expect(await screen.findByText('The server can not be reached. Try again in a moment.')).toBeTruthy();
});
