import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerSheet } from '@pubquiz/core';
import { expect, test, vi } from 'vitest';
import { aQuiz, aSession } from '../../testing/a-quiz';
import { networkFailure, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { HomePage } from './home-page';

const ACCOUNT = { id: 'acc-1', username: 'host@example.org', userPermissionRoles: [] };

function renderHome(quizzes: readonly AnswerSheet[], answers: Answers = {}) {
  return renderPage(<HomePage />, {
    answers: { 'answerSheet.list': () => ({ answerSheets: quizzes }), ...answers },
  });
}

async function quizCard(name: string) {
  return within(await screen.findByRole('article', { name }));
}

test('[HOME-1][HOME-2] without a quiz the landing page shows three steps and Create a Quiz', async () => {
  renderHome([]);
  const create = await screen.findByRole('link', { name: 'Create a Quiz' });
  expect(create.getAttribute('href')).toBe('/quizmaster/answer-sheet/new');
  for (const step of ['Be creative', 'Invite people', 'Have a good time']) {
    expect(screen.getByRole('heading', { name: step })).toBeDefined();
  }
});

test('[HOME-1] a visitor without a user session sees the landing page, and no list is asked for', async () => {
  renderPage(<HomePage />, {
    answers: { 'auth.current': () => ({ hasUserSession: false, userAccountExtract: null }) },
  });
  expect(await screen.findByRole('link', { name: 'Create a Quiz' })).toBeDefined();
});

test('[PROD-2] the landing page says beta, and what stays free', async () => {
  renderHome([]);
  expect(
    await screen.findByText('Pub Quiz is in beta. All features are free, and the basic quiz stays free.'),
  ).toBeDefined();
});

test('[HOME-3] the landing page hints at Log In to visitors without an account only', async () => {
  const { unmount } = renderHome([]);
  expect(await screen.findByText('Been here before?', { exact: false })).toBeDefined();
  unmount();
  renderHome([], { 'auth.current': () => ({ hasUserSession: true, userAccountExtract: ACCOUNT }) });
  await screen.findByRole('link', { name: 'Create a Quiz' });
  expect(screen.queryByText('Been here before?', { exact: false })).toBeNull();
});

test('[HOME-4] the landing page shows its top menu only once the page is scrolled', async () => {
  renderHome([]);
  await screen.findByRole('link', { name: 'Create a Quiz' });
  expect(screen.queryByRole('banner')).toBeNull();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200);
  fireEvent.scroll(window);
  expect(screen.getByRole('banner')).toBeDefined();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  fireEvent.scroll(window);
  expect(screen.queryByRole('banner')).toBeNull();
});

test('[HOME-6][HOME-8] a quiz shows its name, its question count and Edit', async () => {
  renderHome([aQuiz()]);
  const card = await quizCard('Thursday Quiz');
  expect(card.getByRole('button', { name: '2 questions' })).toBeDefined();
  expect(card.getByRole('link', { name: 'Edit Thursday Quiz' }).getAttribute('href')).toBe(
    '/quizmaster/answer-sheet/sheet-1',
  );
});

test('[HOME-9] Duplicate Quiz copies only after confirmation', async () => {
  const duplicate = vi.fn(() => ({ answerSheet: aQuiz({ id: 'sheet-2' }) }));
  renderHome([aQuiz()], { 'answerSheet.duplicate': duplicate });
  const card = await quizCard('Thursday Quiz');
  await userEvent.click(card.getByRole('button', { name: 'More for Thursday Quiz' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate Quiz' }));
  expect(screen.getByText('Do you want to create a copy of this quiz and all the questions?')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(duplicate).not.toHaveBeenCalled();
  await userEvent.click(card.getByRole('button', { name: 'More for Thursday Quiz' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate Quiz' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Duplicate Quiz' }),
  );
  expect(duplicate).toHaveBeenCalledExactlyOnceWith({ answerSheetId: 'sheet-1' });
});

test('[HOME-10] Delete Quiz says what is lost and deletes only after confirmation', async () => {
  const remove = vi.fn(() => ({}));
  renderHome([aQuiz()], { 'answerSheet.delete': remove });
  const card = await quizCard('Thursday Quiz');
  await userEvent.click(card.getByRole('button', { name: 'More for Thursday Quiz' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Quiz' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain(
    'permanently deletes the quiz Thursday Quiz, its questions and all sessions',
  );
  expect(dialog.textContent).toContain('You can not undo this!');
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Quiz' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith({ answerSheetId: 'sheet-1' });
});

test('[HOME-12] starting another session while one is active asks first', async () => {
  const { currentPath } = renderHome([
    aQuiz({ sessions: [aSession('s-1', 'finished')] }),
    aQuiz({ id: 'sheet-2', name: 'Other Quiz', sessions: [aSession('s-2', 'markAnswers')] }),
  ]);
  const card = await quizCard('Thursday Quiz');
  await userEvent.click(card.getByRole('button', { name: 'Invite teams to play again' }));
  expect(
    screen.getByText(
      'You already have a quiz session in progress below, do you really want to start a new one?',
    ),
  ).toBeDefined();
  expect(currentPath()).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(currentPath()).toBe('/quizmaster/answer-sheet/sheet-1/invite-team/new');
});

test('[HOME-11] without an active session playing again goes straight to a new lobby', async () => {
  const { currentPath } = renderHome([aQuiz({ sessions: [aSession('s-1', 'finished')] })]);
  const card = await quizCard('Thursday Quiz');
  await userEvent.click(card.getByRole('button', { name: 'Invite teams to play again' }));
  expect(currentPath()).toBe('/quizmaster/answer-sheet/sheet-1/invite-team/new');
});

test.each([
  {
    claim: '[HOME-14] in progress',
    status: 'askQuestions',
    teams: [],
    labels: ['Continue Quiz', 'Invite more teams'],
  },
  {
    claim: '[HOME-15] without teams',
    status: 'notStarted',
    teams: [],
    labels: ['Invite teams & Start Quiz'],
  },
  {
    claim: '[HOME-16] not started, with teams',
    status: 'notStarted',
    teams: ['The Barflies'],
    labels: ['Invite more teams & Start Quiz'],
  },
  { claim: '[HOME-17] finished', status: 'finished', teams: ['The Barflies'], labels: ['View Result'] },
] as const)('$claim: a session shows its own buttons', async ({ status, teams, labels }) => {
  renderHome([aQuiz({ sessions: [aSession('s-1', status, teams)] })]);
  const row = within((await quizCard('Thursday Quiz')).getByRole('listitem'));
  expect(row.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(labels);
});

test('[HOME-13][HOME-15] a session shows its status and its teams, or that it waits for them', async () => {
  renderHome([
    aQuiz({
      sessions: [
        aSession('s-1', 'finished', ['The Barflies', 'Quizly Bears']),
        aSession('s-2', 'notStarted'),
      ],
    }),
  ]);
  const card = await quizCard('Thursday Quiz');
  expect(card.getByText('Finished').className).toContain('pq-badge-secondary');
  expect(card.getByText('The Barflies, Quizly Bears')).toBeDefined();
  expect(card.getByText('Not Started').className).toContain('pq-badge-info');
  expect(card.getByText('Waiting for teams to register')).toBeDefined();
});

test.each([
  [2, 1],
  [3, 2],
])('[HOME-18] with %i quizzes Set up another Quiz stands %i times', async (count, buttons) => {
  renderHome(
    Array.from({ length: count }, (_, index) => aQuiz({ id: `sheet-${index}`, name: `Quiz ${index}` })),
  );
  await quizCard('Quiz 0');
  expect(screen.getAllByRole('link', { name: 'Set up another Quiz' })).toHaveLength(buttons);
});

test.each([
  ['notStarted', 'primary'],
  ['askQuestions', 'secondary'],
] as const)('[HOME-19] with a session in %s Set up another Quiz is %s', async (status, variant) => {
  renderHome([aQuiz({ sessions: [aSession('s-1', status)] })]);
  const button = await screen.findByRole('link', { name: 'Set up another Quiz' });
  expect(button.className).toContain(`pq-button-${variant}`);
});

test('[HOME-20] guests are urged to sign up, account holders are not', async () => {
  const { unmount } = renderHome([aQuiz()]);
  expect(await screen.findByText('Create an account to avoid losing your quiz questions')).toBeDefined();
  expect(screen.getByText("(we'll add this quiz to your account)")).toBeDefined();
  unmount();
  renderHome([aQuiz()], { 'auth.current': () => ({ hasUserSession: true, userAccountExtract: ACCOUNT }) });
  await quizCard('Thursday Quiz');
  expect(screen.queryByText('Create an account to avoid losing your quiz questions')).toBeNull();
});

test('a list that does not arrive says so and can be asked for again', async () => {
  let isAway = true;
  renderHome([], {
    'answerSheet.list': () => {
      if (isAway) throw networkFailure();
      return { answerSheets: [aQuiz()] };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your quizzes did not arrive' })).toBeDefined();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await quizCard('Thursday Quiz')).toBeDefined();
});
