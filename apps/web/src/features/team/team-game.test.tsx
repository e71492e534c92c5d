import type { AnswerEntry, TeamAnswerView, TeamFeedState, TeamSession } from '@pubquiz/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserId } from '../../lib/browser-id';
import { networkFailure, refusal, type Answers } from '../../testing/fake-server';
import { TeamGame } from './team-game';
import { renderTeamPart, type Call } from './testing/render-team-part';
import { aChoice, aQuestion, aSession, aTeam, SESSION_ID, TEAM_ID } from './testing/team-builders';
import { useTeamAnswers } from './use-team-answers';

const ids = { sessionId: SESSION_ID, teamId: TEAM_ID };

let later = Date.now();

beforeEach(() => {
  // What an earlier test typed is long ago.
  later += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  // jsdom has no layout: pages neither scroll nor prefer anything.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

interface PageProps {
  readonly session: TeamSession;
  readonly team: TeamFeedState;
  readonly isPeek?: boolean;
  readonly isAway?: boolean;
}

function Page({ session, team, isPeek = false, isAway = false }: PageProps) {
  const answers = useTeamAnswers({
    ...ids,
    isPeek,
    sheet: team.teamAnswerSheet,
    isCorrection: team.didTeamAnswerSheetChange,
    status: session.sessionStatus,
    comebacks: 0,
  });
  if (answers.outbox.stored === null) return null;
  return (
    <TeamGame {...ids} session={session} team={team} answers={answers} isPeek={isPeek} isAway={isAway} />
  );
}

/** A server that stores what the team saves. */
function savingServer(): Answers {
  const stored: Record<string, Partial<TeamAnswerView>> = {};
  return {
    'team.get': () => ({ teamTeam: { teamUrl: 'http://pub.example/team/game/session-1/team/team-1' } }),
    'teamAnswer.save': (input: { entries: AnswerEntry[] }) => {
      for (const entry of input.entries) {
        const { sequence: _, ...fields } = entry;
        stored[entry.questionId] = { ...stored[entry.questionId], ...(fields as Partial<TeamAnswerView>) };
      }
      return { teamAnswerSheet: aTeam(stored, browserId()).teamAnswerSheet };
    },
  };
}

function savedEntries(calls: readonly Call[]): unknown[] {
  return calls
    .filter(({ path }) => path === 'teamAnswer.save')
    .flatMap(({ input }) => (input as { entries: unknown[] }).entries);
}

const writing = () => aTeam({}, browserId());
const reading = () => aTeam({}, 'another browser');

test('[TEAM-12] the heading is the team, with the quiz below it', () => {
  renderTeamPart(<Page session={aSession([aQuestion(1)])} team={writing()} />, savingServer());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Barflies');
  expect(screen.getByText('Thursday Quiz')).toBeTruthy();
});

test('[TEAM-13] before the start the page waits with the teams and the secret URL', async () => {
  const session = aSession([], { sessionStatus: 'notStarted', currentQuestionNumber: 0 });
  renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  expect(screen.getByText('Waiting for other teams to join...')).toBeTruthy();
  const teams = within(screen.getByRole('list', { name: 'Teams so far' }));
  expect(teams.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The Barflies (your team)',
    'Quizzly Bears',
  ]);
  await waitFor(() => {
    const field = screen.getByLabelText<HTMLInputElement>("Your team's secret URL");
    expect(field.value).toBe('http://pub.example/team/game/session-1/team/team-1');
  });
  expect(screen.getByRole('button', { name: 'Copy URL' })).toBeTruthy();
});

test('[TEAM-16] questions are listed newest first', () => {
  const session = aSession([aQuestion(1), aQuestion(2), aQuestion(3)]);
  renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  const names = screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
  expect(names).toEqual(['Question 31 point', 'Question 21 point', 'Question 11 point']);
});

test('[TEAM-14] [TEAM-18] [TEAM-21] the secretary types, submits, and reads Submitted once the server has it', async () => {
  const user = userEvent.setup();
  const session = aSession([aQuestion(1)]);
  const { calls } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  expect(screen.getByText(/press Submit/)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Your answer to question 1');
  await user.type(field, 'stoker');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitted' });
  expect(button.disabled).toBe(true);
  expect(savedEntries(calls).at(-1)).toMatchObject({ answer: 'stoker', isConfirmed: true });
  await user.type(field, 's');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
});

test('[TEAM-23] [ENT-13] picking an option submits it, and a second pick replaces the first', async () => {
  const user = userEvent.setup();
  const session = aSession([aChoice(1, ['Shark', 'Dolphin'])]);
  const { calls } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  await user.click(screen.getByRole('button', { name: 'Shark' }));
  await user.click(screen.getByRole('button', { name: 'Dolphin' }));
  await screen.findByText('Submitted');
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('Shark'), pressed('Dolphin')]).toEqual(['false', 'true']);
  await waitFor(() => {
    expect(savedEntries(calls).at(-1)).toMatchObject({
      multiChoiceSelectedOptionIndexes: [1],
      isConfirmed: true,
    });
  });
});

test('[TEAM-24] one press submits all that remains', async () => {
  const user = userEvent.setup();
  const session = aSession([aQuestion(1), aQuestion(2)]);
  const { calls } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  await user.type(screen.getByLabelText('Your answer to question 1'), 'a');
  await user.click(screen.getByRole('button', { name: 'Submit 2 Remaining' }));
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: 'Submitted' })).toHaveLength(2);
  });
  expect(screen.queryByRole('button', { name: /Remaining/ })).toBeNull();
  expect(savedEntries(calls).slice(-2)).toMatchObject([
    { questionId: 'q-1', answer: 'a', isConfirmed: true },
    { questionId: 'q-2', answer: '', isConfirmed: true },
  ]);
});

test('[TEAM-25] like and dislike are votes that can be taken back', async () => {
  const user = userEvent.setup();
  const { calls } = renderTeamPart(
    <Page session={aSession([aQuestion(1)])} team={writing()} />,
    savingServer(),
  );
  for (const name of ['Like question 1', 'Dislike question 1', 'Dislike question 1']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await waitFor(() => {
    expect(savedEntries(calls).at(-1)).toMatchObject({ questionId: 'q-1', questionVote: null });
  });
  expect(screen.getByRole('button', { name: 'Like question 1' }).getAttribute('aria-pressed')).toBe('false');
});

test('[TEAM-15] [ROLE-7] a reader may look only: no buttons, disabled fields, Become Secretary', async () => {
  const user = userEvent.setup();
  const session = aSession([aQuestion(1), aChoice(2, ['Shark', 'Dolphin'])]);
  const { calls } = renderTeamPart(<Page session={session} team={reading()} />, {
    ...savingServer(),
    'teamAnswer.becomeWriter': () => ({}),
  });
  expect(screen.getByText('This page is for viewing only')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Submit|Like|Dislike/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Your answer to question 1').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Shark' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Become Secretary' }));
  expect(calls).toContainEqual({
    path: 'teamAnswer.becomeWriter',
    input: { ...ids, browserId: browserId() },
  });
});

test('[ROLE-8] a reader sees what the writer has typed', () => {
  const session = aSession([aQuestion(1)]);
  const { rerender } = renderTeamPart(<Page session={session} team={reading()} />, savingServer());
  rerender(<Page session={session} team={aTeam({ 'q-1': { answer: 'bram' } }, 'another browser')} />);
  expect(screen.getByLabelText<HTMLInputElement>('Your answer to question 1').value).toBe('bram');
});

test('[ROLE-4] [ROLE-5] [ROLE-6] each push recalculates the role, and a change is told', async () => {
  const session = aSession([aQuestion(1)]);
  const { rerender } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  expect(screen.getByText('Secretary')).toBeTruthy();
  rerender(<Page session={session} team={reading()} />);
  expect(await screen.findByText('Someone else is the "secretary"')).toBeTruthy();
  expect(
    screen.getByText('Someone else is now able to submit answers for your team. This page is now readonly.'),
  ).toBeTruthy();
  rerender(<Page session={session} team={writing()} />);
  expect(await screen.findByText('You became "secretary"')).toBeTruthy();
  expect(screen.getByText('You can now submit answers for your team.')).toBeTruthy();
});

test('[ROLE-2] with no writer set this browser is a reader', () => {
  renderTeamPart(<Page session={aSession([aQuestion(1)])} team={aTeam({}, null)} />, savingServer());
  expect(screen.getByText('Reader')).toBeTruthy();
});

test('[TEAM-32] a new question shows its toast with a link, and waits while somebody types elsewhere', async () => {
  const user = userEvent.setup();
  const { rerender } = renderTeamPart(
    <Page
      session={aSession([], { sessionStatus: 'notStarted', currentQuestionNumber: 0 })}
      team={writing()}
    />,
    savingServer(),
  );
  rerender(<Page session={aSession([aQuestion(1)])} team={writing()} />);
  expect(await screen.findByText('First question!')).toBeTruthy();
  const first = screen.getByLabelText('Your answer to question 1');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.type(first, 'still typing');
  rerender(<Page session={aSession([aQuestion(1), aQuestion(2)])} team={writing()} />);
  expect(await screen.findByText('Next question!')).toBeTruthy();
  expect(screen.queryByText('First question!')).toBeNull();
  await user.keyboard('!');
  expect(document.activeElement).toBe(first);
  expect((first as HTMLInputElement).value).toBe('still typing!');
  await user.click(screen.getByRole('button', { name: 'Go to question 2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer to question 2'));
});

test('a finished question folds to one line when the next one comes, and unfolds by a press', async () => {
  const user = userEvent.setup();
  const answered = aTeam({ 'q-1': { answer: 'stoker', isConfirmed: true } }, browserId());
  renderTeamPart(<Page session={aSession([aQuestion(1), aQuestion(2)])} team={answered} />, savingServer());
  const fold = screen.getByRole('button', { name: /Question 1/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('Your answer to question 1')).toBeNull();
  expect(screen.getByText('Submitted')).toBeTruthy();
  await user.click(fold);
  expect(screen.getByLabelText<HTMLInputElement>('Your answer to question 1').value).toBe('stoker');
});

test('[TEAM-33] [RUN-35] collecting answers asks the secretary for what remains', async () => {
  const user = userEvent.setup();
  const session = aSession([aQuestion(1), aQuestion(2)], { sessionStatus: 'confirmAnswers' });
  const { rerender } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  expect(screen.getByText('Please answer and Submit all 2 remaining questions!')).toBeTruthy();
  expect(screen.getByText('Take 10 to 20 seconds to confirm your answers.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit Remaining' }));
  await waitFor(() => {
    expect(screen.queryByText(/Please answer and Submit all/)).toBeNull();
  });
  rerender(<Page session={session} team={reading()} />);
  expect(screen.queryByText(/Please answer and Submit all/)).toBeNull();
});

test('[STATE-16] [STATE-18] once marking begins answers are closed and votes are asked for', () => {
  const session = aSession([aQuestion(1)], { sessionStatus: 'markAnswers' });
  renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  expect(screen.getByLabelText<HTMLInputElement>('Your answer to question 1').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
  expect(screen.getByText(/Which questions did you like/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Like question 1' })).toBeTruthy();
});

test('[TEAM-34] the scoring shows the total out of what was possible', () => {
  const session = aSession([aQuestion(1)], { sessionStatus: 'revealScoring', totalPointsPossible: 4 });
  const team = writing();
  const score = { questionId: 'q-1', isCorrect: true, pointsAwarded: 2.5 };
  const scored = {
    ...team,
    teamAnswerScoreSheet: { ...team.teamAnswerScoreSheet, questionIdToTeamAnswerScore: { 'q-1': score } },
  };
  renderTeamPart(<Page session={session} team={scored} />, savingServer());
  expect(screen.getByText('Your team has 2.5 out of 4 points')).toBeTruthy();
});

test('[ERR-23] a save that is refused as a reader turns the page into a reader and keeps the words in sight', async () => {
  const user = userEvent.setup();
  renderTeamPart(<Page session={aSession([aQuestion(1)])} team={writing()} />, {
    ...savingServer(),
    'teamAnswer.save': () => {
      throw refusal(403, 'browserId is for a reader browser');
    },
  });
  await user.type(screen.getByLabelText('Your answer to question 1'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('This page is for viewing only')).toBeTruthy();
  expect(screen.getByText(/Not accepted: ‘mine’/)).toBeTruthy();
});

test('without a network the page keeps the words, says so calmly, and tells a screen reader', async () => {
  const user = userEvent.setup();
  const session = aSession([aQuestion(1)]);
  const { rerender } = renderTeamPart(<Page session={session} team={writing()} />, {
    ...savingServer(),
    'teamAnswer.save': () => {
      throw networkFailure();
    },
  });
  await user.type(screen.getByLabelText('Your answer to question 1'), 'kept');
  expect(await screen.findByText('Not sent yet')).toBeTruthy();
  expect(screen.getByText('Saved on this phone. We send it when the network is back.')).toBeTruthy();
  expect(screen.getByText('Connection lost.')).toBeTruthy();
  rerender(<Page session={session} team={writing()} isAway />);
  expect(screen.getByText('No connection')).toBeTruthy();
});

test('[TEAM-38] the sheet is saved three seconds after the page opened, and never on a peek', async () => {
  vi.useFakeTimers();
  const session = aSession([aQuestion(1)]);
  const { calls } = renderTeamPart(<Page session={session} team={writing()} />, savingServer());
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(calls.filter(({ path }) => path === 'teamAnswer.save')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(calls.filter(({ path }) => path === 'teamAnswer.save')).toHaveLength(1);

  const peek = renderTeamPart(<Page session={session} team={aTeam({}, null)} isPeek />, savingServer());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(peek.calls.filter(({ path }) => path.startsWith('teamAnswer'))).toEqual([]);
});

test('[LOBBY-13] a peek offers nothing to press', () => {
  renderTeamPart(<Page session={aSession([aQuestion(1)])} team={reading()} isPeek />, savingServer());
  expect(screen.getByText('This page is for viewing only')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Become Secretary' })).toBeNull();
});
