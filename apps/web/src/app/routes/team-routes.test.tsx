import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aQuestion, aSession, aTeam, SESSION_ID, TEAM_ID } from '../../features/team/testing/team-builders';
import { paths, routePatterns } from '../../lib/paths';
import { refusal, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { InvitationRoute } from './invitation-route';
import { TeamGameRoute } from './team-game-route';

const session = aSession([aQuestion(1)]);

/** A feed's first message, in the envelope in which feeds come. */
function firstMessage(state: unknown) {
  return { id: '1', data: { kind: 'state', version: 1, state } };
}

const answers: Answers = {
  'live.session': () => firstMessage(session),
  'live.team': () => firstMessage(aTeam()),
  'team.get': () => ({ teamTeam: { id: TEAM_ID, teamUrl: 'http://pub.example/team' } }),
  'teamAnswer.save': () => ({ teamAnswerSheet: aTeam().teamAnswerSheet }),
};

function openAt(at: string, other: Answers = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  return renderPage(
    <Routes>
      <Route path={routePatterns.invitation} element={<InvitationRoute />} />
      <Route path={routePatterns.teamGame} element={<TeamGameRoute />} />
    </Routes>,
    { at, answers: { ...answers, ...other } },
  );
}

function remember(teamId: string): void {
  document.cookie = `pubquiz_team_${SESSION_ID}=${teamId}`;
}

function rememberedTeam(): string | undefined {
  return /pubquiz_team_session-1=([^;]*)/.exec(document.cookie)?.[1];
}

afterEach(() => {
  document.cookie = `pubquiz_team_${SESSION_ID}=; Max-Age=0`;
});

test('[TEAM-1] the invitation is open to everybody, without an account', async () => {
  openAt(paths.invitation(SESSION_ID), {
    'live.session': (input: { sessionId: string }) => {
      expect(input.sessionId).toBe(SESSION_ID);
      return firstMessage(session);
    },
  });
  expect(await screen.findByRole('button', { name: 'Add Team' })).toBeTruthy();
  expect(document.title).toBe('Pub Quiz: Thursday Quiz - The Anchor');
});

test('[TEAM-9] a browser that has a team in this quiz goes straight to its page', async () => {
  remember(TEAM_ID);
  const { currentPath } = openAt(paths.invitation(SESSION_ID));
  await waitFor(() => {
    expect(currentPath()).toBe(paths.teamGame(SESSION_ID, TEAM_ID));
  });
});

test('[TEAM-9] a cookie of a team that is no more is dropped, and the form is shown', async () => {
  remember('team-9');
  openAt(paths.invitation(SESSION_ID), {
    'team.get': () => {
      throw refusal(404, 'This session has no such team');
    },
  });
  expect(await screen.findByRole('button', { name: 'Add Team' })).toBeTruthy();
  expect(rememberedTeam()).toBeUndefined();
});

test("[LOBBY-9] the quizmaster's preview follows no cookie and adds nobody", async () => {
  remember(TEAM_ID);
  openAt(`${paths.invitation(SESSION_ID)}?preview=1`);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add Team' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText('This is a preview: no team is added from here.')).toBeTruthy();
});

test('an invitation to a quiz that does not exist says so', async () => {
  openAt(paths.invitation('nothing'), {
    'live.session': () => {
      throw refusal(404, 'There is no such session');
    },
  });
  expect(await screen.findByRole('heading', { name: 'There is no quiz at this address' })).toBeTruthy();
});

test('[TEAM-11] [TEAM-12] the address of a game page names the Session and the team', async () => {
  openAt(paths.teamGame(SESSION_ID, TEAM_ID), {
    'live.team': (input: object) => {
      expect(input).toMatchObject({ sessionId: SESSION_ID, teamId: TEAM_ID });
      return firstMessage(aTeam());
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The Barflies' })).toBeTruthy();
  expect(document.title).toBe('Pub Quiz: Thursday Quiz - The Anchor');
});

test('a removed team is told so where it can join again', async () => {
  const { currentPath } = openAt(paths.teamGame(SESSION_ID, TEAM_ID), {
    'live.team': () => ({ id: '2', data: { kind: 'gone', version: 2, reason: 'team-deleted' } }),
  });
  expect(await screen.findByText(/Your team is not in this quiz any more/)).toBeTruthy();
  expect(currentPath()).toBe(paths.invitation(SESSION_ID));
});

test.each(['live.session', 'live.team'])(
  '[TEAM-11] the page of a team in a quiz that is not there says so, though %s is answered last',
  async (last) => {
    let refuseLast = () => {};
    const late = new Promise<never>((_, reject) => {
      refuseLast = () => reject(refusal(404, 'There is no such session'));
    });
    const refuse = () => {
      setTimeout(refuseLast);
      throw refusal(404, 'There is no such session');
    };
    openAt(paths.teamGame(SESSION_ID, TEAM_ID), {
      'live.session': refuse,
      'live.team': refuse,
      [last]: () => late,
    });
    expect(await screen.findByRole('heading', { name: 'This quiz is over and gone' })).toBeTruthy();
  },
);
