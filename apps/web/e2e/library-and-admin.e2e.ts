import { emptyQuestionFields, questionToClipboard } from '@pubquiz/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillInCredentials, logIn } from './harness/accounts';
import { expectAccessible } from './harness/axe';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { joinOnPhone } from './harness/night';
import { eventually, importQuiz, openLobby, press } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';

const ADMIN = { username: 'landlord@example.org', password: 'seven wet otters dance' };
const PASSWORD = 'nine dry otters sing';
/** Rows of the nine import columns: what is not named stays blank. */
const ROWS = [
  ['Points', 'Question', '', 'Free-text Answer'],
  ['1', 'Which river flows through Paris?', '', 'Seine'],
  ['1', 'Which river flows through Rome?', '', 'Tiber'],
]
  .map((cells) => `${cells.join('\t')}${'\t'.repeat(5)}`)
  .join('\n');
const ADMIN_PAGES = ['user-accounts', 'answer-sheets', 'library/questions', 'activity'];

const devices = devicesOfEachTest();
const server = serverOfEachFile({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto(`${server.url}/sign-up`);
  await fillInCredentials(page, { username, password: PASSWORD });
  await page.getByLabel(/last letter in the word/).fill('z');
  await press(page, 'Sign Up');
  await page.waitForURL(`${server.url}/`);
}

function quizNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
}

async function openEventCounts(page: Page): Promise<ReadonlyMap<string, number>> {
  await page.goto(`${server.url}/admin/activity`);
  const table = page.getByRole('table', { name: 'By event' });
  await table.waitFor();
  const rows = await table.getByRole('row').allInnerTexts();
  return new Map(
    rows.slice(1).map((row) => {
      const [name = '', count = ''] = row.trim().split(/\s+/);
      return [name, Number(count)] as const;
    }),
  );
}

test("[AUTH-12] [AUTH-13] a guest's quizzes come along to the new account, and join it where its holder logs in", async () => {
  const guest = await devices.open();
  await importQuiz(guest, server.url, { name: 'Thursday Quiz', rows: ROWS });
  await signUp(guest, 'host@example.org');
  await guest.getByRole('button', { name: 'host@example.org' }).waitFor();
  await eventually(async () => expect(await quizNames(guest)).toEqual(['Thursday Quiz']));
  expect(await guest.getByRole('link', { name: 'Admin' }).count()).toBe(0);

  const elsewhere = await devices.open(PHONE);
  await importQuiz(elsewhere, server.url, { name: 'Quiz from the phone', rows: ROWS });
  await logIn(elsewhere, server.url, { username: 'HOST@example.org', password: PASSWORD });
  await eventually(async () =>
    expect((await quizNames(elsewhere)).sort()).toEqual(['Quiz from the phone', 'Thursday Quiz']),
  );
  await guest.reload();
  await eventually(async () => expect(await quizNames(guest)).toHaveLength(2));
});

test('[LIB-9] [LIB-10] [LIB-12] borrowed library questions are in the quiz for good', async () => {
  const page = await devices.open();
  await page.goto(`${server.url}/library`);
  await page.getByRole('link', { name: 'Question Library' }).click();
  await page.getByText('The Quiz Question Library is free').waitFor();
  await signUp(page, 'borrower@example.org');

  await page.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await page.getByRole('tab', { name: 'Quiz Question Library' }).click();
  const cards = page.getByRole('list', { name: 'Library questions' }).getByRole('listitem');
  await eventually(async () => expect(await cards.count()).toBe(12));
  await page.getByText('88 of 100 left to view today').waitFor();
  expect(await page.getByRole('button', { name: 'Borrow', exact: true }).isDisabled()).toBe(true);
  await cards.nth(0).getByRole('checkbox').check();
  await cards.nth(4).getByRole('checkbox').check();
  await page.getByText('2 selected').waitFor();
  await press(page, 'Borrow');
  await page.getByText('You borrowed 2 question(s)').waitFor();
  await page.getByRole('tab', { name: 'My Questions', selected: true }).waitFor();

  await page.getByRole('tab', { name: 'Quiz Question Library' }).click();
  expect(await cards.nth(0).getByRole('checkbox').isDisabled()).toBe(true);
  await page.getByText('18 of 20 left to borrow today').waitFor();
  await press(page, 'More random questions');
  await eventually(async () => expect(await cards.count()).toBe(24));

  await page.goto(server.url);
  await page.getByText('2 questions', { exact: true }).waitFor();
});

test('[LIB-4] [LIB-5] [LIB-9] the Question Library has 1, 2 or 3 columns, draws others and fills a quiz', async () => {
  const page = await devices.open();
  await signUp(page, 'browser@example.org');
  await page.goto(`${server.url}/library/questions`);
  const list = page.getByRole('list', { name: 'Library questions' });
  const cards = list.getByRole('listitem');
  await eventually(async () => expect(await cards.count()).toBe(12));
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
  const before = await cards.allInnerTexts();
  await press(page, 'Other random questions');
  await eventually(async () => expect(await cards.allInnerTexts()).not.toEqual(before));
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));

  const borrow = async (first: number, last: number) => {
    for (let index = first; index <= last; index += 1) await cards.nth(index).getByRole('checkbox').check();
    await press(page, 'Borrow');
    await page.getByText(`You borrowed ${last - first + 1} question(s)`).waitFor();
  };
  await borrow(0, 1);
  expect(await cards.nth(0).getByRole('checkbox').isDisabled()).toBe(true);
  await borrow(2, 4);
  await page.goto(server.url);
  await page.getByText('5 questions', { exact: true }).waitFor();
  expect(await quizNames(page)).toHaveLength(1);
});

test('[ADMIN-1] [NAV-5] with both roles every admin page is one press away from the menu', async () => {
  const admin = await devices.open();
  await logIn(admin, server.url, ADMIN);
  await admin.goto(`${server.url}/library`);
  await admin.getByRole('link', { name: 'Admin' }).click();
  await admin.getByRole('heading', { name: 'Quiz Admin' }).waitFor();
  for (const name of ['User Accounts', 'Answer Sheets', 'Library Questions', 'Activity']) {
    await admin.getByRole('link', { name }).click();
    await admin.getByRole('heading', { level: 1, name }).waitFor();
    await admin.getByRole('link', { name: 'Quiz Admin' }).click();
  }
});

test('[ADMIN-5] [ADMIN-6] [ADMIN-7] admins see accounts, quizzes, sessions and the names of their teams', async () => {
  const host = await devices.open();
  await signUp(host, 'teams@example.org');
  await importQuiz(host, server.url, { name: 'Friday Quiz', rows: ROWS });
  const inviteUrl = await openLobby(host);
  await joinOnPhone(devices, inviteUrl, 'The Barflies');

  const admin = await devices.open();
  await logIn(admin, server.url, ADMIN);
  await admin.goto(`${server.url}/admin/user-accounts`);
  const row = admin.getByRole('row').filter({ hasText: 'teams@example.org' });
  await row.getByText('Friday Quiz').click();
  await row.getByText('Which river flows through Rome?').waitFor();
  await row.getByRole('button', { name: 'Not Started, 1 team' }).hover();
  await admin.getByRole('tooltip').getByText('The Barflies').waitFor();

  await admin.goto(`${server.url}/admin/answer-sheets`);
  const newest = admin.getByRole('row').nth(1);
  await newest.getByText('teams@example.org').waitFor();
  await newest.getByText('1 answer sheet').waitFor();
  await newest.getByText('Friday Quiz').waitFor();
});

test('[ADMIN-9] [ADMIN-10] [ADMIN-12] [ADMIN-13] [ADMIN-14] [ADMIN-16] [ADMIN-17] [ADMIN-18] [ADMIN-19] [ERR-25] [ERR-26] an editor pastes, finds, changes and deletes a library question', async () => {
  const admin = await devices.open();
  await logIn(admin, server.url, ADMIN);
  await admin.goto(`${server.url}/admin/library/questions`);
  const counts = admin.getByText(/questions, .* match/);
  const total = Number((await counts.innerText()).split(' ')[0]);
  const clipboard = questionToClipboard({
    ...emptyQuestionFields,
    question: 'Which pub stands on the pier of Brixvale?',
    correctAnswer: 'The Anchor',
  });
  await admin.evaluate((text) => navigator.clipboard.writeText(text), clipboard);
  await press(admin, 'Paste Question');
  await admin.getByText('Question 1 was saved').waitFor();
  await admin.getByText(`${total + 1} questions, ${total + 1} matches`).waitFor();

  await admin.getByLabel('Filter').fill('^the ANCHOR$');
  await admin.getByText(`${total + 1} questions, 1 match`).waitFor();
  await press(admin, 'Which pub stands on the pier of Brixvale?');
  const dialog = admin.getByRole('dialog', { name: 'Question 1' });
  const tags = dialog.getByRole('combobox', { name: 'Tags' });
  await tags.fill('no tag of the library');
  await tags.press('Enter');
  await dialog.getByText('The library has no such tag.').waitFor();
  for (const [typed, option] of [
    ['Geography', /Geography Category/],
    ['Easy', /Easy Difficulty/],
    ['Hard', /Hard Difficulty/],
  ] as const) {
    await tags.fill(typed);
    await dialog.getByRole('option', { name: option }).click();
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await admin.getByText('Question Saved').first().waitFor();
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = admin.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('button', { name: 'See Scores & Answers', pressed: true }).waitFor();
  await preview.getByText('Question 1 · 1 point').waitFor();
  await preview.getByText('The Anchor').waitFor();
  await admin.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const row = admin.getByRole('row').nth(1);
  for (const shown of ['Geography', 'Hard', 'Starter library']) await row.getByText(shown).waitFor();
  expect(await row.getByText('Easy').count()).toBe(0);

  await press(admin, 'Which pub stands on the pier of Brixvale?');
  await press(dialog, 'Delete');
  const question = admin.getByRole('alertdialog', {
    name: 'Delete question 1 and all its related metadata?',
  });
  await press(question, 'Delete');
  await admin.getByText('Question Deleted').waitFor();
  await admin.getByText('Question 1 was permanently deleted along with all its related metadata').waitFor();
  await admin.getByText(`${total} questions, 0 matches`).waitFor();
  await admin.getByLabel('Filter').fill('(');
  await admin.getByText('This is no regular expression: it matches nothing.').waitFor();
  await admin.getByRole('heading', { name: 'No question matches' }).waitFor();
});

test('[ANALYTICS-1] [ANALYTICS-2] [ANALYTICS-10] what is done is counted in the own database, and nothing leaves the server', async () => {
  const admin = await devices.open();
  await logIn(admin, server.url, ADMIN);
  const before = await openEventCounts(admin);
  const guest = await devices.open();
  const foreign: string[] = [];
  guest.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await guest.goto(`${server.url}/quizmaster/answer-sheet/new`);
  for (let visit = 0; visit < 2; visit += 1) {
    await guest.getByRole('tab', { name: 'Quiz Question Library' }).click();
    await guest.getByText('The Quiz Question Library is free').waitFor();
    await guest.getByRole('tab', { name: 'My Questions' }).click();
  }
  await press(guest, /^New Question/);
  await press(guest, /^Save Quiz/);
  await guest.waitForURL(`${server.url}/`);

  await eventually(async () => {
    const after = await openEventCounts(admin);
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(['create_quiz', 'new_question', 'save_quiz', 'library_view_signup'].map(grown)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(grown('page_view')).toBeGreaterThanOrEqual(2);
    expect(after.get('login') ?? 0).toBeGreaterThan(0);
    expect(after.get('sign_up') ?? 0).toBeGreaterThan(0);
  });
  expect(foreign).toEqual([]);
});

test('[LIB-4] [ADMIN-1] library, account and admin screens keep to WCAG 2.2 AA, and nothing sticks out', async () => {
  const admin = await devices.open();
  await admin.goto(`${server.url}/library/questions`);
  await admin.getByText('The Quiz Question Library is free').waitFor();
  await expectAccessible(admin, 'library of a guest');
  await logIn(admin, server.url, ADMIN);
  for (const path of ['library', 'account', 'admin', ...ADMIN_PAGES.map((name) => `admin/${name}`)]) {
    await admin.goto(`${server.url}/${path}`);
    await admin.getByRole('heading', { level: 1 }).waitFor();
    await admin.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
    await expectAccessible(admin, path);
  }
  await admin.goto(`${server.url}/admin/library/questions`);
  await admin.getByRole('row').nth(1).getByRole('button').click();
  await admin.getByRole('combobox', { name: 'Tags' }).fill('a');
  await admin.getByRole('listbox').waitFor();
  await expectAccessible(admin, 'library question');
  await admin.keyboard.press('Escape');
  await press(admin, 'Preview');
  await admin.getByRole('dialog', { name: 'Preview' }).waitFor();
  await expectAccessible(admin, 'library question, preview');
  await admin.keyboard.press('Escape');
  await press(admin, 'Delete');
  await admin.getByRole('alertdialog').waitFor();
  await expectAccessible(admin, 'library question, deleting', [390]);

  await admin.goto(`${server.url}/library/questions`);
  await admin.getByRole('list', { name: 'Library questions' }).getByRole('checkbox').first().check();
  await expectAccessible(admin, 'library with a selection', [390, 1280]);
  await press(admin, ADMIN.username);
  await admin.getByRole('menu').waitFor();
  await expectAccessible(admin, 'account menu', [390]);
  await admin.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await admin.getByRole('tab', { name: 'Quiz Question Library' }).click();
  await admin.getByRole('list', { name: 'Library questions' }).getByRole('checkbox').first().check();
  await expectAccessible(admin, 'library tab');
});
