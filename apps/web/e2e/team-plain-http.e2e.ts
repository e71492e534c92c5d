import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE } from './harness/browser';
import { CHROMIUM } from './harness/browser-setup';
import { openLobby, press } from './harness/quizmaster';
import {
  type DataDir,
  freePort,
  type ServerProcess,
  startServerProcess,
  temporaryDataDir,
} from './harness/server-process';
import { answerField, joinTeam, submitAnswer, takeOver } from './harness/team-device';

const HOST = 'quiz.pub.example';

let browser: Browser;
let server: ServerProcess;
let dataDir: DataDir;
let url: string;
const problems: string[] = [];

beforeAll(async () => {
  dataDir = await temporaryDataDir();
  const port = await freePort();
  url = `http://${HOST}:${port}`;
  server = await startServerProcess({ dataDir: dataDir.path, port, env: { PUBLIC_URL: url } });
  const args = [...CHROMIUM.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
  browser = await chromium.launch({ ...CHROMIUM, args });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await dataDir.remove();
});

async function open({ isPhone }: { readonly isPhone: boolean }): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...(isPhone && PHONE),
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  return page;
}

/** Types a quiz of one question: pasting rows needs a clipboard that can be read. */
async function writeQuiz(page: Page): Promise<void> {
  await page.goto(`${url}/quizmaster/answer-sheet/new`);
  await page.getByLabel('Quiz name').fill('In the Cellar');
  await page.getByLabel('Question', { exact: true }).fill('First question?');
  await page.getByLabel('Correct answer(s)').fill('one');
  await press(page, /^Save Quiz/);
  await page.waitForURL(`${url}/`);
}

test('[COOKIE-4] [ERR-5] a quiz runs over plain HTTP in a pub’s own network, without clipboard, wake lock and randomUUID', async () => {
  const quizmaster = await open({ isPhone: false });
  await writeQuiz(quizmaster);
  expect(
    await quizmaster.evaluate(() => ({
      isSecureContext,
      found: ['wakeLock', 'clipboard', 'serviceWorker'].filter((name) => name in navigator),
      randomUUID: typeof crypto.randomUUID,
    })),
  ).toEqual({ isSecureContext: false, found: [], randomUUID: 'undefined' });
  const inviteUrl = await openLobby(quizmaster);
  expect(inviteUrl).toMatch(new RegExp(`^${url}/team/invitation/`));

  const writer = await open({ isPhone: true });
  await joinTeam(writer, inviteUrl, 'Cellar Rats');
  const cookies = await writer.context().cookies();
  expect(cookies.find(({ name }) => name.startsWith('pubquiz_team_'))).toMatchObject({
    secure: false,
    sameSite: 'Strict',
  });
  expect(await writer.getByText('Keep the screen on').count()).toBe(0);
  // Copying works all the same: what was copied can be pasted.
  await press(writer, 'Copy URL');
  await writer.getByText('URL copied to clipboard', { exact: true }).waitFor();
  await writer.getByText('URL copied to clipboard', { exact: true }).waitFor({ state: 'detached' });
  const second = await open({ isPhone: true });
  await second.goto(writer.url());
  await second.getByText('Reader', { exact: true }).first().waitFor();

  await press(quizmaster, 'Start Quiz');
  await answerField(writer, 1).press('ControlOrMeta+V');
  await expect.poll(() => answerField(writer, 1).inputValue()).toBe(writer.url());
  await answerField(writer, 1).fill('on');
  await expect.poll(() => answerField(second, 1).inputValue()).toBe('on');
  await takeOver(second);
  await submitAnswer(second, 1, 'one');
  await second.reload();
  await expect.poll(() => answerField(second, 1).inputValue()).toBe('one');
  await quizmaster.getByText('Auto-marked correct').first().waitFor();
  expect(problems).toEqual([]);
});
