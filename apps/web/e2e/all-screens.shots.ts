import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { logIn } from './harness/accounts';
import { devicesOfEachTest, LAPTOP, PHONE } from './harness/browser';
import { openReader } from './harness/night';
import { gridMark, importQuiz, openLobby, press, revealLeaderboard } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';
import { joinTeam, pickOption, submitAnswer } from './harness/team-device';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/pub-quiz/screens');
const TABLET = { width: 768, height: 1024 };
const TEAMS = ['The Barflies', 'Quizzly Bears', 'Agatha Quiztie', 'Les Quizerables'];
const ADMIN = { username: 'landlord@example.org', password: 'seven wet otters dance' };
const ANSWERS = ['the danube', 'Rhine', 'Donau', 'danub'];

const devices = devicesOfEachTest();
const server = serverOfEachFile({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });

beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** Pictures of a page in three sizes and both themes; the page is left as it was. */
async function shoot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? LAPTOP;
  for (const [size, viewport] of [
    ['phone', PHONE.viewport],
    ['tablet', TABLET],
    ['laptop', LAPTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        await frame();
        // Colours fade from one theme to the other.
        while (document.getAnimations().some(({ playState }) => playState === 'running')) await frame();
      });
      await page.screenshot({
        path: join(FOLDER, `${name}-${size}-${colorScheme}.png`),
        fullPage: size !== 'laptop',
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}

test('every screen of a quiz night', async () => {
  const rows = await readFile(join(import.meta.dirname, 'fixtures/thursday-quiz.tsv'), 'utf8');
  const quizmaster = await devices.open();
  await quizmaster.goto(server.url);
  await quizmaster.getByRole('link', { name: 'Create a Quiz' }).first().waitFor();
  await shoot(quizmaster, '01-landing');
  await quizmaster.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await quizmaster.getByLabel('Quiz name').waitFor();
  await shoot(quizmaster, '02-new-quiz');
  await quizmaster.getByRole('tab', { name: 'Import Questions' }).click();
  await shoot(quizmaster, '03-import');
  await importQuiz(quizmaster, server.url, { name: 'Thursday Quiz', rows });
  await quizmaster.getByRole('heading', { name: 'Your Quizzes' }).waitFor();
  await shoot(quizmaster, '04-your-quizzes');
  await quizmaster.getByRole('link', { name: 'Edit Thursday Quiz' }).click();
  await quizmaster.getByLabel('Quiz name').waitFor();
  await quizmaster.getByRole('article').first().getByRole('button', { expanded: false }).first().click();
  await shoot(quizmaster, '05-editor');
  await press(quizmaster, 'Preview');
  await quizmaster.getByRole('dialog', { name: 'Preview' }).waitFor();
  await shoot(quizmaster, '05-editor-preview');
  await quizmaster.goto(server.url);

  const inviteUrl = await openLobby(quizmaster);
  const phones: Page[] = [];
  for (const name of TEAMS) {
    const phone = await devices.open(PHONE);
    await phone.goto(inviteUrl);
    await phone.getByLabel('Team Name').waitFor();
    if (phones.length === 2) await shoot(phone, '06-invitation');
    await joinTeam(phone, inviteUrl, name);
    phones.push(phone);
  }
  const [first, second] = phones;
  if (!first || !second) throw new Error('Two teams are needed.');
  await quizmaster.getByText('Les Quizerables').waitFor();
  await shoot(quizmaster, '07-lobby');
  await shoot(first, '08-waiting');
  const reader = await openReader(devices, second.url());
  await press(quizmaster, 'Start Quiz');
  for (const [index, phone] of phones.entries()) await submitAnswer(phone, 1, ANSWERS[index] ?? '');
  await press(quizmaster, 'Ask Next Question (2 of 46)');
  await pickOption(first, 2, 'Lime');
  await pickOption(second, 2, 'Plum');
  await shoot(quizmaster, '09-run-asking');
  await press(quizmaster, 'Reveal Q to teams');
  await shoot(quizmaster, '09-run-reveal');
  await quizmaster.keyboard.press('Escape');
  await shoot(first, '10-team-choice');
  await press(quizmaster, 'Ask Next Question (3 of 46)');
  await submitAnswer(first, 3, 'joey');
  await shoot(second, '11-team-text');
  await shoot(reader, '11-team-reader');
  await press(quizmaster, 'Submit all Answers');
  await second.getByText(/Please answer and Submit all/).waitFor();
  await shoot(second, '12-team-confirm');
  await shoot(quizmaster, '13-run-confirm');
  await press(quizmaster, 'Mark Answers');
  await quizmaster.getByText('Mark all answers to continue').waitFor();
  await shoot(quizmaster, '14-run-marking');
  await gridMark(quizmaster, { verdict: 'Incorrect', team: 'Quizzly Bears', question: 1 }).click();
  const unclear = gridMark(quizmaster, { verdict: 'Correct', team: 'Les Quizerables', question: 1 });
  if (await unclear.isEnabled()) await unclear.click();
  await gridMark(quizmaster, { verdict: 'Incorrect', team: 'Quizzly Bears', question: 2 }).click();
  await press(quizmaster, 'Reveal Scoring & Answers');
  await first.getByText('Danube').first().waitFor();
  await shoot(first, '15-team-scoring');
  await shoot(quizmaster, '16-run-scoring');
  await revealLeaderboard(quizmaster);
  await first.getByRole('table').waitFor();
  await shoot(first, '17-team-leaderboard');
  await shoot(quizmaster, '18-run-leaderboard');
  await press(quizmaster, 'Finish Quiz');
  await quizmaster.getByRole('button', { name: 'Done' }).waitFor();
  await shoot(quizmaster, '19-run-finished');
  await quizmaster.goto(server.url);
  await quizmaster.getByRole('link', { name: 'View Result' }).waitFor();
  await shoot(quizmaster, '20-your-quizzes-finished');
  await shoot(second, '20-team-finished');
  for (const page of [
    'log-in',
    'sign-up',
    'about',
    'contact',
    'privacy-policy',
    'terms-and-conditions',
    'library',
    'no-such-page',
  ]) {
    await quizmaster.goto(`${server.url}/${page}`);
    await quizmaster.getByRole('heading', { level: 1 }).first().waitFor();
    await shoot(quizmaster, `21-${page}`);
  }

  await logIn(quizmaster, server.url, ADMIN);
  for (const page of [
    'account',
    'library/questions',
    'admin',
    'admin/user-accounts',
    'admin/answer-sheets',
    'admin/library/questions',
    'admin/activity',
  ]) {
    await quizmaster.goto(`${server.url}/${page}`);
    await quizmaster.getByRole('heading', { level: 1 }).first().waitFor();
    await quizmaster.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
    await shoot(quizmaster, `22-${page.replaceAll('/', '-')}`);
  }
  await quizmaster.goto(`${server.url}/admin/library/questions`);
  await quizmaster.getByRole('row').nth(1).getByRole('button').click();
  await quizmaster.getByRole('dialog').waitFor();
  await shoot(quizmaster, '22-library-question');
  await quizmaster.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await quizmaster.getByRole('tab', { name: 'Quiz Question Library' }).click();
  await quizmaster.getByRole('list', { name: 'Library questions' }).getByRole('checkbox').first().check();
  await shoot(quizmaster, '23-library-tab');
});
