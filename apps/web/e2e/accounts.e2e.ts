import { text } from 'node:stream/consumers';
import { createPubQuizClient } from '@pubquiz/client';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillInCredentials, logIn } from './harness/accounts';
import { expectAccessible } from './harness/axe';
import { devicesOfEachTest } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { joinOnPhone } from './harness/night';
import { eventually, importQuiz, openLobby, press } from './harness/quizmaster';
import { submitAnswer } from './harness/team-device';

const PASSWORD = 'nine dry otters sing';
const OPERATOR_TOKEN = 'a-token-of-the-journeys-only';
const ROW = `1\tWhich river flows through Paris?\t\tSeine${'\t'.repeat(5)}`;
const DAY_S = 24 * 60 * 60;

const devices = devicesOfEachTest();
const server = serverOfEachFile({
  OPERATOR_TOKEN,
  SUPPORT_EMAIL: 'landlord@anchor.example',
  RATE_LIMIT: 'off',
});

function fillIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  return fillInCredentials(page, { username, password });
}

/** Signs up without a browser, and brings the login to a page. */
async function signedUp(page: Page, username: string) {
  const visitor = createPubQuizClient({ url: server.url });
  const { userSessionId } = await visitor.api.auth.signUp.mutate({
    username,
    password: PASSWORD,
    cheese: 'z',
  });
  await page
    .context()
    .addCookies([{ name: 'pubquiz_session', value: userSessionId ?? '', url: server.url, httpOnly: true }]);
  return createPubQuizClient({ url: server.url, userSessionId: userSessionId ?? '' }).api;
}

async function logOut(page: Page, username: string): Promise<void> {
  await page.goto(`${server.url}/library`);
  await press(page, username);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.goto(`${server.url}/log-in`);
  await heading(page, 'Log In');
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

function alertOf(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}

async function expectAlert(page: Page, button: string, text: string): Promise<void> {
  await press(page, button);
  await alertOf(page).getByText(text, { exact: true }).waitFor();
}

test('[AUTH-15] a guest creates, edits, duplicates, runs and deletes quizzes', async () => {
  const guest = await devices.open();
  await importQuiz(guest, server.url, { name: 'Guest Quiz', rows: ROW });
  await guest.getByText('Create an account to avoid losing your quiz questions').waitFor();
  await guest.getByRole('link', { name: 'Edit Guest Quiz' }).click();
  await guest.getByLabel('Quiz name').fill('Edited Quiz');
  await press(guest, /^Save Quiz/);
  await guest.waitForURL(`${server.url}/`);

  await press(guest, 'More for Edited Quiz');
  await guest.getByRole('menuitem', { name: 'Duplicate Quiz' }).click();
  const copying = guest.getByRole('alertdialog');
  await copying.getByText('Do you want to create a copy of this quiz and all the questions?').waitFor();
  await press(copying, 'Duplicate Quiz');
  const quizzes = guest.getByRole('article');
  await eventually(async () => expect(await quizzes.count()).toBe(2));
  await quizzes
    .nth(0)
    .getByRole('button', { name: /^More for/ })
    .click();
  await guest.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await guest.getByRole('alertdialog').getByText('You can not undo this!').waitFor();
  await press(guest.getByRole('alertdialog'), 'Delete Quiz');
  await eventually(async () => expect(await quizzes.count()).toBe(1));

  const inviteUrl = await openLobby(guest);
  const phone = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  await guest.getByText('The Barflies').waitFor();
  await press(guest, 'Start Quiz');
  await submitAnswer(phone, 1, 'Seine');
  await guest.getByRole('gridcell', { name: /Seine/ }).waitFor();
});

test('[AUTH-14] [AUTH-16] [COOKIE-1] [COOKIE-2] [COOKIE-4] [COOKIE-5] an account holder logs out, and only the ticked username stays', async () => {
  const page = await devices.open();
  const cookies = async () =>
    new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie] as const));
  const lifetime = async (name: string) => ((await cookies()).get(name)?.expires ?? 0) - Date.now() / 1000;

  await page.goto(`${server.url}/sign-up`);
  await fillIn(page, 'regular@example.org');
  await page.getByLabel("What is the last letter in the word 'Quiz'?").fill('Z');
  await press(page, 'Sign Up');
  await page.waitForURL(`${server.url}/`);
  expect([...(await cookies()).keys()].sort()).toEqual(['pubquiz_session', 'pubquiz_visitor']);
  await logOut(page, 'regular@example.org');
  expect((await cookies()).has('pubquiz_session')).toBe(false);
  await page.goto(`${server.url}/library/questions`);
  await page.getByText('The Quiz Question Library is free').waitFor();

  await page.goto(`${server.url}/log-in`);
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe('');
  await fillIn(page, 'regular@example.org');
  await page.getByLabel('Remember my username').check();
  await press(page, 'Log In');
  await page.waitForURL(`${server.url}/`);
  for (const cookie of (await cookies()).values()) {
    expect(cookie, cookie.name).toMatchObject({ secure: true, sameSite: 'Strict' });
    expect(cookie.httpOnly, cookie.name).toBe(cookie.name !== 'pubquiz_username');
  }
  expect(Math.round((await lifetime('pubquiz_session')) / DAY_S)).toBe(1);
  expect(Math.round((await lifetime('pubquiz_username')) / DAY_S)).toBe(60);

  for (const path of ['log-in', 'sign-up']) {
    await page.goto(`${server.url}/${path}`);
    await page.waitForURL(`${server.url}/`);
  }
  await logOut(page, 'regular@example.org');
  expect(await page.getByLabel('Username', { exact: true }).inputValue()).toBe('regular@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Remember my username').uncheck();
  await press(page, 'Log In');
  await page.waitForURL(`${server.url}/`);
  expect((await cookies()).has('pubquiz_username')).toBe(false);
});

test('[AUTH-8] [ERR-17] [ERR-18] [ERR-19] [ERR-20] [ERR-21] [ERR-22] each failure of log-in and sign-up is told beneath the form', async () => {
  const page = await devices.open();
  await signedUp(await devices.open(), 'taken@example.org');
  await page.goto(`${server.url}/log-in`);
  await fillIn(page, 'taken@example.org', 'not the password');
  await expectAlert(page, 'Log In', 'Invalid username/password combination');
  await fillIn(page, 'nobody@example.org');
  await expectAlert(page, 'Log In', 'Invalid username/password combination');
  expect(await alertOf(page).evaluate((line) => getComputedStyle(line).color)).toBe('rgb(179, 38, 30)');
  await expectAccessible(page, 'log-in with an error');
  await page.route('**/trpc/auth.logIn*', (route) => route.fulfill({ body: '<html>' }));
  await expectAlert(page, 'Log In', 'Invalid response');
  await page.context().setOffline(true);
  await page.unroute('**/trpc/auth.logIn*');
  await expectAlert(page, 'Log In', 'Could not log in');
  await page.context().setOffline(false);

  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await heading(page, 'Sign Up');
  await fillIn(page, 'Taken@Example.org');
  const check = page.getByLabel("What is the last letter in the word 'Quiz'?");
  await check.fill('q');
  await expectAlert(page, 'Sign Up', "That is not the last letter in the word 'Quiz'");
  await check.fill('z');
  await press(page, 'Sign Up');
  await eventually(async () => expect(await alertOf(page).innerText()).toMatch(/username/i));
  await expectAccessible(page, 'sign-up with an error');
  await page.route('**/trpc/auth.signUp*', (route) => route.fulfill({ body: '[{"result":{"data":{}}}]' }));
  await expectAlert(page, 'Sign Up', 'Invalid response');
  await page.context().setOffline(true);
  await page.unroute('**/trpc/auth.signUp*');
  await expectAlert(page, 'Sign Up', 'Could not sign up');
});

test("[LIB-6] [LIB-13] [ERR-14] [ERR-15] at the end of the day's allowances the library says so, and gives no more", async () => {
  const page = await devices.open();
  const api = await signedUp(page, 'bookworm@example.org');
  const seen: string[] = [];
  for (let draw = 0; draw < 8; draw += 1) {
    seen.push(...(await api.library.random.query()).libraryQuestions.map(({ id }) => id));
  }
  await api.library.borrow.mutate({ libraryQuestionIds: seen.slice(0, 18) });

  await page.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await page.getByRole('tab', { name: 'Quiz Question Library' }).click();
  const boxes = page.getByRole('list', { name: 'Library questions' }).getByRole('checkbox');
  await page.getByText('There are no more questions left to view today').waitFor();
  expect(await boxes.count()).toBe(4);
  expect(await page.getByRole('button', { name: 'More random questions' }).isDisabled()).toBe(true);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  expect(await boxes.nth(2).isDisabled()).toBe(true);
  await press(page, 'Borrow');
  const toast = page.getByRole('alertdialog', { name: 'Quiz Saved' });
  await toast.getByText('You borrowed 2 question(s)').waitFor();
  await page.getByRole('tab', { name: 'Quiz Question Library' }).click();
  await page.getByText("You have borrowed all of today's 20 questions").waitFor();
  expect(await page.getByRole('button', { name: 'Borrow', exact: true }).isDisabled()).toBe(true);
  await expectAccessible(page, 'library tab with nothing left');

  await page.goto(`${server.url}/library/questions`);
  await page.getByRole('heading', { name: 'Last orders in the library' }).waitFor();
  await page.getByText('There are no more questions left to view today').waitFor();
});

const SCREENS = [
  { path: '/admin/user-accounts', heading: 'User Accounts', role: 'accountEdit' },
  { path: '/admin/answer-sheets', heading: 'Answer Sheets', role: 'accountEdit' },
  { path: '/admin/activity', heading: 'Activity', role: 'accountEdit' },
  { path: '/admin/library/questions', heading: 'Library Questions', role: 'libraryEdit' },
] as const;

test('[ADMIN-1] [ADMIN-2] [ADMIN-3] [ADMIN-4] [NAV-5] each role opens its own admin screens, and by address no other', async () => {
  const operator = createPubQuizClient({ url: server.url, operatorToken: OPERATOR_TOKEN }).api.operator;
  for (const role of ['accountEdit', 'libraryEdit', null] as const) {
    const page = await devices.open();
    const username = `${role ?? 'no-role'}@example.org`;
    await signedUp(page, username);
    if (role !== null) await operator.grant.mutate({ username, role });
    const refused: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/trpc/admin.') && response.status() !== 200)
        refused.push(response.status());
    });
    for (const screen of SCREENS) {
      await page.goto(`${server.url}${screen.path}`);
      await heading(page, screen.role === role ? screen.heading : 'Staff only');
      if (screen.role !== role) expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
    }
    await page.goto(`${server.url}/admin`);
    await heading(page, role === null ? 'Staff only' : 'Quiz Admin');
    const links = await page.getByRole('main').getByRole('link').allInnerTexts();
    expect(links).toEqual(
      role === 'accountEdit'
        ? ['User Accounts', 'Answer Sheets', 'Activity']
        : role === null
          ? []
          : ['Library Questions'],
    );
    const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
    expect(await admin.count()).toBe(role === null ? 0 : 1);
    expect(refused).toEqual([]);
  }
  const guest = await devices.open();
  await guest.goto(`${server.url}/admin/user-accounts`);
  await heading(guest, 'Staff only');
});

test('a changed password ends the other logins; a deleted account is gone with its quizzes, teams and invitations', async () => {
  const page = await devices.open();
  await signedUp(page, 'leaver@example.org');
  await importQuiz(page, server.url, { name: 'Farewell Quiz', rows: ROW });
  const inviteUrl = await openLobby(page);
  await joinOnPhone(devices, inviteUrl, 'The Leavers');
  const elsewhere = await devices.open();
  await logIn(elsewhere, server.url, { username: 'leaver@example.org', password: PASSWORD });
  await elsewhere.getByText('Farewell Quiz').waitFor();

  await page.goto(`${server.url}/account`);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('password');
  await press(page, 'Change password');
  await alertOf(page).waitFor();
  await page.getByLabel('New password').fill('eleven damp otters hum');
  await press(page, 'Change password');
  await page.getByText('Password changed').waitFor();
  await elsewhere.goto(`${server.url}/account`);
  await elsewhere.waitForURL(`${server.url}/log-in`);

  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download everything')]);
  const data = await text(await download.createReadStream());
  for (const kept of [
    'leaver@example.org',
    'Farewell Quiz',
    'Which river flows through Paris?',
    'The Leavers',
  ]) {
    expect(data).toContain(kept);
  }
  expect(data).not.toMatch(/argon2|passwordHash/i);

  await press(page, 'Delete account');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await press(dialog, 'Delete for good');
  await dialog.getByText('This is not your password').waitFor();
  await dialog.getByLabel('Your password').fill('eleven damp otters hum');
  await expectAccessible(page, 'delete your account');
  await press(dialog, 'Delete for good');
  await page.waitForURL(`${server.url}/`);
  await page.getByText('Account deleted').waitFor();
  await page.getByRole('link', { name: 'Create a Quiz' }).first().waitFor();
  await elsewhere.goto(`${server.url}/log-in`);
  await fillIn(elsewhere, 'leaver@example.org', 'eleven damp otters hum');
  await expectAlert(elsewhere, 'Log In', 'Invalid username/password combination');
  const stranger = await devices.open();
  await stranger.goto(inviteUrl);
  await heading(stranger, 'There is no quiz at this address');
});

const PAGES = [
  ['/log-in', 'Log In'],
  ['/sign-up', 'Sign Up'],
  ['/library', 'Library'],
  ['/library/questions', 'Question Library'],
  ['/about', 'Acknowledgments'],
  ['/contact', 'Contact'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/admin', 'Quiz Admin'],
  ['/quizmaster/answer-sheet/new', 'Create a Quiz'],
] as const;

test('[NAV-1] [NAV-3] [NAV-4] [NAV-6] [NAV-7] [NAV-8] [STATIC-1] [STATIC-2] [STATIC-3] every page has its title, the bar and the footer', async () => {
  const page = await devices.open();
  await page.route(/content\.privacyPolicy/, async (route) => {
    await page.getByRole('main').getByRole('status').waitFor();
    await route.continue();
  });
  for (const [path, title] of PAGES) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await eventually(async () => expect(await page.title()).toBe(`Pub Quiz: ${title} - Live quiz nights`));
    const bar = page.getByRole('banner');
    for (const name of ['Sign Up', 'Log In']) {
      const isHere = title === name;
      expect(await bar.getByRole('link', { name }).getAttribute('aria-disabled')).toBe(
        isHere ? 'true' : null,
      );
    }
    const links = await page.getByRole('contentinfo').getByRole('link').allInnerTexts();
    expect(links).toEqual(['Contact', 'About', 'Privacy Policy', 'Terms & Conditions', 'Follow us']);
  }
  // What a page brings may restyle what all pages share, so it comes after that.
  const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  expect(sheets.findIndex((href) => href.includes('/kit-'))).toBe(0);
  expect(sheets.some((href) => href.includes('/edit-quiz-route-'))).toBe(true);
  await page.goto(`${server.url}/contact`);
  const mail = page.getByRole('link', { name: 'landlord@anchor.example' });
  expect(await mail.getAttribute('href')).toBe('mailto:landlord@anchor.example');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await heading(page, 'Acknowledgments');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const path of ['about', 'contact', 'privacy-policy']) {
    await page.goto(`${server.url}/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectAccessible(page, path);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Pub Quiz beta, home' }).click();
  await page.waitForURL(`${server.url}/`);
});

test('[ANALYTICS-3] a log-in is counted even where the page closes at once', async () => {
  const page = await devices.open();
  await signedUp(page, 'hasty@example.org');
  const operator = createPubQuizClient({ url: server.url, operatorToken: OPERATOR_TOKEN }).api.operator;
  await operator.grant.mutate({ username: 'hasty@example.org', role: 'accountEdit' });
  const count = async () => {
    const { userSessionId } = await createPubQuizClient({ url: server.url }).api.auth.logIn.mutate({
      username: 'hasty@example.org',
      password: PASSWORD,
    });
    const { api } = createPubQuizClient({ url: server.url, userSessionId: userSessionId ?? '' });
    const { counts } = await api.admin.analytics.query({ days: 1 });
    return counts.filter(({ name }) => name === 'login').reduce((sum, { count: times }) => sum + times, 0);
  };
  const before = await count();
  await page.context().clearCookies();
  await page.goto(`${server.url}/log-in`);
  await fillIn(page, 'hasty@example.org');
  const answered = page.waitForResponse((response) => response.url().includes('auth.logIn'));
  await press(page, 'Log In');
  await answered;
  await page.close();
  await eventually(async () => expect(await count()).toBe(before + 1));
});
