import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { joinOnPhone, openNight } from './harness/night';
import { gridMark, press, shownInviteUrl } from './harness/quizmaster';
import { serverOfEachTest } from './harness/journey-server';
import { questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachTest();

const ROWS = [
  '1\tWho wrote Dracula?\t\tStoker\t\tA Dubliner\tsimilar\t\t1',
  '1\tSecond?\t\ttwo\t\t\tsame\t\t1',
].join('\n');

interface Focused {
  readonly name: string;
  readonly hasRing: boolean;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', hasRing: false };
    const style = getComputedStyle(element);
    const isBusy = element.getAttribute('aria-disabled') === 'true';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    const name = isBusy ? '' : (element.getAttribute('aria-label') ?? label ?? element.textContent);
    return {
      name: name.trim(),
      hasRing: parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none',
    };
  });
}

/** Tabs until the focus stands on something; every stop on the way must show where it is. */
async function tabTo(page: Page, name: string): Promise<void> {
  const stops: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop.name);
    if (stop.name !== '') expect(stop.hasRing, `focus ring on ${stop.name}`).toBe(true);
    if (stop.name === name) return;
  }
  throw new Error(`Tab never came to ${name}, only to ${stops.join(' | ')}`);
}

async function focusComesTo(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await focused(page)).name).toBe(name);
}

/** From the landing page to the lobby of a quiz of two questions, with keys alone; answers the invitation's address. */
async function writeQuizWithKeys(page: Page): Promise<string> {
  const { keyboard } = page;
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Create a Quiz' }).first().waitFor();
  await tabTo(page, 'Create a Quiz');
  await keyboard.press('Enter');
  await page.getByLabel('Quiz name').waitFor();
  await tabTo(page, 'Quiz name');
  await keyboard.type('Keyboard Night');
  await tabTo(page, 'Question');
  await keyboard.type('Who wrote Dracula?');
  await tabTo(page, 'Correct answer(s)');
  await keyboard.type('Stoker');
  await keyboard.press('Control+Enter');
  await focusComesTo(page, 'Question');
  await keyboard.type('Second?');
  await tabTo(page, 'Correct answer(s)');
  await keyboard.type('two');
  await keyboard.press('Alt+s');
  await page.getByRole('heading', { name: 'Keyboard Night' }).waitFor();
  await tabTo(page, 'Invite teams & Start Quiz');
  await keyboard.press('Enter');
  return shownInviteUrl(page);
}

test('[RUN-22] [RUN-23] [RUN-24] a quiz is written and a whole evening is run with the keyboard alone, and the focus is never lost', async () => {
  const page = await devices.open();
  const inviteUrl = await writeQuizWithKeys(page);
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await page.getByText('Quizzly Bears').waitFor();

  await tabTo(page, 'Start Quiz');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ask Next Question (2 of 2)' }).waitFor();
  await submitAnswer(barflies, 1, 'stoker');
  await submitAnswer(bears, 1, 'Mary Shelley');
  await page.getByRole('gridcell', { name: /Mary Shelley/ }).waitFor();

  await page.keyboard.press('w');
  await page.getByRole('region', { name: 'Answer of Quizzly Bears' }).waitFor();
  await page.keyboard.press('z');
  await page.getByText('All answers are scored').waitFor();

  await tabTo(page, 'Ask Next Question (2 of 2)');
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Ask a New Question');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Finished asking questions?' }).waitFor();
  await focusComesTo(page, 'Submit All Answers');
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Mark Answers');
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Reveal Scoring & Answers');
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Leaderboard');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Display Leaderboard to the Teams?' }).waitFor();
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Finish Quiz');
  expect(await page.getByRole('region', { name: 'Leaderboard' }).innerText()).toMatch(
    /1st[\s\S]*The Barflies/,
  );
  await page.keyboard.press('Enter');
  await focusComesTo(page, 'Done');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/`);
});

test('[RUN-25] [RUN-31] a question goes to the clipboard and into another quiz, a reveal says so', async () => {
  const { quizmaster: page, inviteUrl } = await openNight(devices, server.url, {
    name: 'Keyboard Night',
    rows: ROWS,
  });
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await press(page, 'Start Quiz');
  await press(page, 'Copy question');
  await page.getByText('You can now paste the question into your own quiz.').waitFor();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ question: 'Who wrote Dracula?', correctAnswer: 'Stoker' });

  await press(page, 'Reveal Q to teams');
  await press(
    page.getByRole('alertdialog', { name: 'Reveal the correct answer to the teams?' }),
    'Reveal Q1',
  );
  await page.getByText('Revealed Q1', { exact: true }).waitFor();
  await questionCard(bears, 1).getByText('Stoker').first().waitFor();
});

/** Opens a window of the same quizmaster; `mute` stops what the server tells it. */
async function openSecondWindow(page: Page): Promise<{ window: Page; mute: () => void }> {
  const window = await page.context().newPage();
  let isMuted = false;
  await window.routeWebSocket(/\/trpc/, (socket) => {
    const behind = socket.connectToServer();
    behind.onMessage((message) => {
      if (!isMuted) socket.send(message);
    });
  });
  await window.goto(page.url());
  return {
    window,
    mute: () => {
      isMuted = true;
    },
  };
}

test('[RUN-6] [MARK-19] [MARK-21] two windows of the quizmaster stay in step, a stale one is told why, and a lost connection heals', async () => {
  const { quizmaster: page, inviteUrl } = await openNight(devices, server.url, {
    name: 'Keyboard Night',
    rows: ROWS,
  });
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await press(page, 'Start Quiz');
  await page.getByRole('button', { name: 'Ask Next Question (2 of 2)' }).waitFor();
  const { window, mute } = await openSecondWindow(page);
  await submitAnswer(bears, 1, 'Mary Shelley');

  await gridMark(window, { verdict: 'Correct', team: 'Quizzly Bears', question: 1 }).click();
  await expect.poll(() => page.getByLabel('Points for Quizzly Bears, question 1').inputValue()).toBe('1');
  const owls = await joinOnPhone(devices, inviteUrl, 'Night Owls');
  await page.getByRole('rowheader', { name: 'Night Owls' }).waitFor();
  await window.getByRole('rowheader', { name: 'Night Owls' }).waitFor();

  mute();
  await press(page, 'Submit all Answers');
  await press(page, 'Mark Answers');
  await press(window, 'Ask Next Question (2 of 2)');
  const refusal = window.getByRole('alertdialog').filter({ hasText: 'Error' });
  await refusal.waitFor();
  expect((await refusal.innerText()).length).toBeGreaterThan('Error'.length + 10);
  await window.close();

  await server.kill();
  await page.getByText('The connection is lost.').waitFor();
  await press(page, 'Ask More Questions');
  await page.getByText('The server could not be reached. Nothing was changed; please try again.').waitFor();
  await server.startAgain();
  await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
  await press(page, 'Ask More Questions');
  await press(page, 'Ask Next Question (2 of 2)');
  await submitAnswer(owls, 2, 'two');
  await page.getByRole('gridcell', { name: /two/ }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Points for Quizzly Bears, question 1').inputValue()).toBe('1');
});
