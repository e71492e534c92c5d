import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { A_CATALOGUE, aLibraryQuestion, anAccount } from '../../testing/a-library';
import { aQuestion, aQuiz, aSession } from '../../testing/a-quiz';
import type { Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { AdminActivityRoute } from './admin-activity-route';
import { AdminAnswerSheetsRoute } from './admin-answer-sheets-route';
import { AdminLibraryQuestionsRoute } from './admin-library-questions-route';
import { AdminUserAccountsRoute } from './admin-user-accounts-route';

const QUIZ = aQuiz({
  questions: [aQuestion('q-1'), aQuestion('q-2')],
  sessions: [
    aSession('session-1', 'askQuestions', ['The Barflies', 'Quizzly Bears']),
    aSession('session-2', 'notStarted'),
  ],
});

function anAdminAccount(username: string, masterAnswerSheets: readonly unknown[] = []) {
  return {
    id: username,
    username,
    userPermissionRoles: [],
    masterAnswerSheets,
    lastUserLoginTime: null,
    lastAdminLoginTime: null,
    createdTime: '2026-03-01T10:00:00.000Z',
    updatedTime: '2026-03-01T10:00:00.000Z',
  };
}

const EVERY_ANSWER: Answers = {
  'admin.userAccountsPage': () => ({ userAccounts: [], totalCount: 0, nextCursor: null }),
  'admin.answerSheetsPage': () => ({ answerSheets: [], nextCursor: null }),
  'admin.analytics': () => ({ since: '2026-03-01', counts: [] }),
  'admin.libraryQuestionsPage': () => ({
    libraryQuestions: [aLibraryQuestion('lq-1')],
    totalCount: 1,
    matchCount: 1,
    isComplete: true,
    nextCursor: null,
  }),
  'admin.libraryCatalogue': () => ({
    ...A_CATALOGUE,
    contributors: [{ id: 'con-1', userAccountId: null, moniker: 'The Anchor' }],
    defaultContributorId: 'con-1',
  }),
};

const PAGES = [
  { id: 'ADMIN-2', name: 'User Accounts', page: <AdminUserAccountsRoute />, role: 'accountEdit' },
  { id: 'ADMIN-2', name: 'Answer Sheets', page: <AdminAnswerSheetsRoute />, role: 'accountEdit' },
  { id: 'ADMIN-3', name: 'Library Questions', page: <AdminLibraryQuestionsRoute />, role: 'libraryEdit' },
  { id: 'ADMIN-2', name: 'Activity', page: <AdminActivityRoute />, role: 'accountEdit' },
] as const;

test.each(PAGES)('[$id] $name opens with the role $role', async ({ name, page, role }) => {
  renderPage(page, { answers: { ...EVERY_ANSWER, 'auth.current': () => anAccount(role) } });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
});

test.each(PAGES)(
  '[ADMIN-4] $name shows nothing, and asks for nothing, without its role',
  async ({ page, role }) => {
    const other = role === 'accountEdit' ? 'libraryEdit' : 'accountEdit';
    const asked = vi.fn();
    const answers = Object.fromEntries(Object.keys(EVERY_ANSWER).map((path) => [path, asked]));
    renderPage(page, { answers: { ...answers, 'auth.current': () => anAccount(other) } });
    expect(await screen.findByText('Staff only')).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('[ADMIN-5][ADMIN-6] an account shows its e-mail, its date, and its quizzes with questions and sessions', async () => {
  renderPage(<AdminUserAccountsRoute />, {
    answers: {
      'auth.current': () => anAccount('accountEdit'),
      'admin.userAccountsPage': () => ({
        userAccounts: [anAdminAccount('host@example.org', [QUIZ])],
        totalCount: 1,
        nextCursor: null,
      }),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'User Accounts' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'E-mail',
    'Created',
    'Quizzes',
  ]);
  const row = within(table.getAllByRole('row')[1] ?? document.body);
  expect(row.getByText('host@example.org')).toBeDefined();
  expect(row.getByText(/Mar 1, 2026|1 Mar 2026/)).toBeDefined();
  expect(row.getByText('Thursday Quiz')).toBeDefined();
  expect(row.getByText('2 questions')).toBeDefined();
  const questions = within(row.getByRole('list', { name: 'Questions of Thursday Quiz', hidden: true }));
  expect(questions.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    'Text of q-1',
    'Text of q-2',
  ]);
  expect(row.getAllByRole('button').map((badge) => badge.textContent)).toEqual([
    'Quiz Questions, 2 teams',
    'Not Started, 0 teams',
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('The Barflies, Quizzly Bears');
});

test('[ADMIN-5] the rest of a long list of accounts follows by itself', async () => {
  const load = vi.fn(({ cursor }: { readonly cursor?: string }) =>
    cursor === undefined
      ? { userAccounts: [anAdminAccount('one@example.org')], totalCount: 2, nextCursor: 'next' }
      : { userAccounts: [anAdminAccount('two@example.org')], totalCount: 2, nextCursor: null },
  );
  renderPage(<AdminUserAccountsRoute />, {
    answers: { 'auth.current': () => anAccount('accountEdit'), 'admin.userAccountsPage': load },
  });
  expect(await screen.findByText('two@example.org')).toBeDefined();
  expect(screen.getByText('2 accounts, newest first.')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("[ADMIN-7] an answer sheet shows its owner's e-mail, how many the account has, its date and its quiz", async () => {
  renderPage(<AdminAnswerSheetsRoute />, {
    answers: {
      'auth.current': () => anAccount('accountEdit'),
      'admin.answerSheetsPage': () => ({
        answerSheets: [{ answerSheet: QUIZ, username: 'host@example.org', accountSheetCount: 3 }],
        nextCursor: null,
      }),
    },
  });
  const table = await screen.findByRole('table', { name: 'Answer Sheets' });
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells[0]).toBe('host@example.org 3 answer sheets');
  expect(cells[1]).toMatch(/2026/);
  expect(cells[2]).toContain('Thursday Quiz 2 questions');
});

test('[ANALYTICS-1] the activity page counts what the own database has, by day and by event', async () => {
  renderPage(<AdminActivityRoute />, {
    answers: {
      'auth.current': () => anAccount('accountEdit'),
      'admin.analytics': () => ({
        since: '2026-02-04',
        counts: [
          { day: '2026-03-05', name: 'save_quiz', count: 3, visitorCount: 2 },
          { day: '2026-03-05', name: 'share', count: 1, visitorCount: 1 },
        ],
      }),
    },
  });
  const perDay = within(await screen.findByRole('table', { name: 'All events, per day' }));
  expect(perDay.getByRole('row', { name: '2026-03-05 4' })).toBeDefined();
  expect(perDay.getAllByRole('row')).toHaveLength(31);
  const byEvent = within(screen.getByRole('table', { name: 'By event' }));
  expect(byEvent.getByRole('row', { name: 'save_quiz 3' })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'share');
  expect(screen.getByRole('table', { name: 'share, per day' })).toBeDefined();
});
