import type { SessionStatus } from '@pubquiz/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/a-quiz';
import { networkFailure, refusal, type Answers } from '../../testing/fake-server';
import { catchEvents } from '../../testing/logged-events';
import { renderPage, SETTINGS } from '../../testing/render-page';
import { takeComplaints } from '../../testing/set-up';
import { LobbyPage } from './lobby-page';
import { LobbyScreen } from './lobby-screen';
import { NewLobbyPage } from './new-lobby-page';

const TEAMS = ['The Barflies', 'Quizzly Bears'];

function renderLobby(session = aSession('session-1', 'notStarted', TEAMS), answers: Answers = {}) {
  let show: (next: typeof session) => void = () => undefined;
  function Lobby() {
    const [shown, setShown] = useState(session);
    show = setShown;
    return <LobbyScreen session={shown} answerSheetId="sheet-1" />;
  }
  const view = renderPage(<Lobby />, { at: '/lobby', answers });
  return { ...view, show: (next: typeof session) => act(() => show(next)), user: userEvent.setup() };
}

function watchClipboard(writeText: (text: string) => Promise<void>) {
  return vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
}

function teamCards(): (string | null | undefined)[] {
  const list = within(screen.getByRole('region', { name: 'Teams' })).getAllByRole('listitem');
  return list.map((card) => card.querySelector('.lobby-team-name')?.textContent);
}

test.each([
  ['notStarted', 'Not Started', 'Start Quiz'],
  ['askQuestions', 'In Progress', 'Continue Quiz'],
  ['confirmAnswers', 'In Progress', 'Continue Quiz'],
  ['markAnswers', 'In Progress', 'Continue Quiz'],
  ['revealScoring', 'In Progress', 'Continue Quiz'],
  ['revealLeaderboard', 'In Progress', 'Continue Quiz'],
  ['finished', 'Finished', 'View Finished Quiz'],
] as const)(
  '[LOBBY-3] [LOBBY-4] %s shows its badge and the button %s %s',
  (status: SessionStatus, _, label) => {
    renderLobby(aSession('session-1', status, TEAMS));
    const header = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(header?.querySelector('.pq-badge')?.textContent).not.toBe('');
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  },
);

test("[LOBBY-5] 'Start Quiz' starts the quiz and opens the run screen", async () => {
  const started: unknown[] = [];
  const { user, currentPath } = renderLobby(undefined, {
    'session.start': (input: unknown) => started.push(input),
  });
  await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
  await waitFor(() => expect(currentPath()).toBe('/quizmaster/answer-sheet/sheet-1/run-quiz/session-1'));
  expect(started).toEqual([{ sessionId: 'session-1' }]);
});

test("[LOBBY-5] 'Continue Quiz' opens the run screen and starts nothing", async () => {
  const { user, currentPath } = renderLobby(aSession('session-1', 'markAnswers', TEAMS));
  await user.click(screen.getByRole('button', { name: 'Continue Quiz' }));
  expect(currentPath()).toBe('/quizmaster/answer-sheet/sheet-1/run-quiz/session-1');
});

test('[LOBBY-5] a start that the server refuses says why and stays in the lobby', async () => {
  const { user, currentPath } = renderLobby(undefined, {
    'session.start': () => {
      throw refusal(409, 'The quiz has started already');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
  await screen.findByText('The quiz has started already');
  expect(currentPath()).toBe('/lobby');
});

test('[LOBBY-6] a team that joins appears as a card', () => {
  const { show } = renderLobby(aSession('session-1', 'notStarted', ['The Barflies']));
  expect(teamCards()).toEqual(['The Barflies']);
  show(aSession('session-1', 'notStarted', TEAMS));
  expect(teamCards()).toEqual(TEAMS);
  expect(screen.getByRole('heading', { name: '2 teams' })).toBeTruthy();
});

test('[LOBBY-7] during the quiz the lobby says that teams can still join, once finished it does not', () => {
  const { show } = renderLobby(aSession('session-1', 'askQuestions', TEAMS));
  expect(screen.getByText(/They can still join after the start/)).toBeTruthy();
  show(aSession('session-1', 'finished', TEAMS));
  expect(screen.queryByText(/They can still join after the start/)).toBeNull();
});

test("[LOBBY-8] [ERR-5] copying the link says 'URL copied to clipboard' for 1.5 seconds", async () => {
  const { user } = renderLobby();
  const write = watchClipboard(() => Promise.resolve());
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('URL copied to clipboard');
  const shown = performance.now();
  expect(write).toHaveBeenCalledWith('http://localhost:3000/team/invitation/session-1');
  await waitFor(() => expect(screen.queryByText('URL copied to clipboard')).toBeNull(), { timeout: 3000 });
  expect(performance.now() - shown).toBeGreaterThan(1000);
});

test("[ERR-5] a refused copy says 'Error: URL not copied'", async () => {
  const { user } = renderLobby();
  watchClipboard(() => Promise.reject(new Error('denied')));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Error: URL not copied');
});

test('[LOBBY-8] the invitation stands there as text and as a code, and the code also large', async () => {
  const { user } = renderLobby();
  expect(screen.getByText('http://localhost:3000/team/invitation/session-1')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show it big' }));
  const big = await screen.findByRole('dialog', { name: 'Join Thursday Quiz' });
  expect(within(big).getByRole('img', { name: 'QR code of the invitation link' })).toBeTruthy();
});

test('[LOBBY-9] the preview opens the invitation without joining', () => {
  renderLobby();
  const link = screen.getByRole('link', { name: 'Preview the invitation' });
  expect(link.getAttribute('href')).toBe('/team/invitation/session-1?preview=1');
});

test('[LOBBY-10] instructions stand beside the teams', () => {
  renderLobby();
  expect(screen.getByRole('complementary', { name: 'Instructions' }).textContent).toMatch(/scan the code/);
});

test('[LOBBY-11] a team is deleted after a word of warning, and only then', async () => {
  const deleted: unknown[] = [];
  const { user } = renderLobby(undefined, { 'team.delete': (input: unknown) => deleted.push(input) });
  await user.click(screen.getByRole('button', { name: 'Delete team Quizzly Bears' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the team “Quizzly Bears”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete team Quizzly Bears' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete team' }),
  );
  await waitFor(() => expect(deleted).toEqual([{ sessionId: 'session-1', teamId: 'team-Quizzly Bears' }]));
});

test("[LOBBY-12] a team's secret URL is copied", async () => {
  const { user } = renderLobby();
  const write = watchClipboard(() => Promise.resolve());
  await user.click(screen.getAllByRole('button', { name: 'Copy secret URL' })[1] ?? document.body);
  await screen.findByText('URL copied to clipboard');
  expect(write).toHaveBeenCalledWith('http://localhost:3000/team/game/session-1/team/team-Quizzly Bears');
});

test("[LOBBY-13] a peek opens the team's page as a reader", () => {
  renderLobby();
  const link = screen.getByRole('link', { name: 'Peek at the page of The Barflies' });
  expect(link.getAttribute('href')).toBe('/team/game/session-1/team/team-The Barflies?peek=1');
});

async function deleteSession(answers: Answers) {
  const view = renderLobby(undefined, answers);
  await view.user.click(screen.getByRole('button', { name: 'Delete this Session' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this Session?' });
  expect(within(dialog).getByText(/You can not undo this!/)).toBeTruthy();
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete this Session' }));
  return view;
}

test("[LOBBY-14] 'Delete this Session' deletes the Session after a word of warning and goes home", async () => {
  const deleted: unknown[] = [];
  const { currentPath } = await deleteSession({ 'session.delete': (input: unknown) => deleted.push(input) });
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(deleted).toEqual([{ sessionId: 'session-1' }]);
});

test('[ERR-9] deleting a Session that is gone already is logged and goes home', async () => {
  const { currentPath } = await deleteSession({
    'session.delete': () => {
      throw refusal(404, 'There is no such session');
    },
  });
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(takeComplaints()).toEqual([['Session not found', 'There is no such session']]);
});

test('a deletion that does not reach the server says so and stays', async () => {
  const { currentPath } = await deleteSession({
    'session.delete': () => {
      throw networkFailure();
    },
  });
  await screen.findByText('The server could not be reached. Nothing was changed; please try again.');
  expect(currentPath()).toBe('/lobby');
});

test("[LOBBY-15] 'Back to Quiz list' goes home", async () => {
  const { user, currentPath } = renderLobby();
  await user.click(screen.getByRole('link', { name: 'Back to Quiz list' }));
  expect(currentPath()).toBe('/');
});

test.each([
  [true, 1],
  [false, 0],
] as const)(
  'a loopback address (%s) is told with what to do about it',
  async (isPublicUrlLoopback, count) => {
    renderLobby(undefined, { 'content.settings': () => ({ ...SETTINGS, isPublicUrlLoopback }) });
    if (count > 0) await screen.findByText('Phones can not reach this address.');
    expect(screen.queryAllByText(/HOST=0\.0\.0\.0 and PUBLIC_URL/)).toHaveLength(count);
  },
);

test('[LOBBY-1] the address of a new lobby makes a Session and goes to its lobby', async () => {
  const made: unknown[] = [];
  const { currentPath } = renderPage(<NewLobbyPage answerSheetId="sheet-1" />, {
    at: '/quizmaster/answer-sheet/sheet-1/invite-team/new',
    answers: {
      'session.create': (input: unknown) => {
        made.push(input);
        return { session: aSession('session-2', 'notStarted') };
      },
    },
  });
  await waitFor(() => expect(currentPath()).toBe('/quizmaster/answer-sheet/sheet-1/invite-team/session-2'));
  expect(made).toEqual([{ answerSheetId: 'sheet-1' }]);
});

test('[LOBBY-1] a quiz that may not be played says why, with a way back', async () => {
  renderPage(<NewLobbyPage answerSheetId="sheet-1" />, {
    answers: {
      'session.create': () => {
        throw refusal(404, 'There is no such quiz');
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'No new quiz night could be made' });
  expect(screen.getByText('There is no such quiz')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Quiz list' }).getAttribute('href')).toBe('/');
});

test.each([
  [403, 'This session belongs to another quizmaster'],
  [404, 'There is no such session'],
])('[ERR-8] a lobby that answers %i goes to the invitation', async (status, message) => {
  const { currentPath } = renderPage(<LobbyPage answerSheetId="sheet-1" sessionId="session-1" />, {
    at: '/quizmaster/answer-sheet/sheet-1/invite-team/session-1',
    answers: {
      'live.quizmaster': () => {
        throw refusal(status, message);
      },
    },
  });
  await waitFor(() => expect(currentPath()).toBe('/team/invitation/session-1'));
});

test('[ANALYTICS-8] a new evening, a deleted team and a deleted evening are counted, each once it is done', async () => {
  const events = catchEvents();
  renderPage(<NewLobbyPage answerSheetId="sheet-1" />, {
    answers: { 'session.create': () => ({ session: aSession('session-2', 'notStarted') }) },
  });
  await waitFor(() => expect(events()).toEqual(['create_session']));

  const { user } = renderLobby(undefined, {
    'team.delete': () => ({}),
    'session.delete': () => ({}),
  });
  await user.click(screen.getByRole('button', { name: 'Delete team The Barflies' }));
  await user.click(await screen.findByRole('button', { name: 'Delete team' }));
  await waitFor(() => expect(events()).toEqual(['create_session', 'delete_team']));
  await user.click(screen.getByRole('button', { name: 'Delete this Session' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete this Session' }),
  );
  await waitFor(() => expect(events()).toEqual(['create_session', 'delete_team', 'delete_session']));
});

test('[ANALYTICS-8] what the server refuses is not counted', async () => {
  const events = catchEvents();
  const { user } = renderLobby(undefined, {
    'team.delete': () => {
      throw refusal(404, 'There is no such team in this session');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Delete team The Barflies' }));
  await user.click(await screen.findByRole('button', { name: 'Delete team' }));
  await screen.findByText('There is no such team in this session');
  expect(events()).toEqual([]);
});
