import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { openNight } from './harness/night';
import { markAnswers, press, revealLeaderboard, revealQuestion } from './harness/quizmaster';
import { answerField, joinTeam, pickOption, questionCard, submitAnswer, unfold } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();
/** A phone with the browser's own bars: what is above the fold shows without scrolling. */
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true };

const IMAGE = 'https://images.example/old-map.png';
const ROWS = [
  '1\tFirst question?\t\tone\t\t\tsame\tThe **first** of many\t1',
  `2\tSecond question?\t${IMAGE}\t\tApple\\n--Lime\\nPear\t\t\t\t1`,
  '1\tThird question?\t\tthree\t\t\tsame\t\t1',
].join('\n');

interface Locks {
  held: number;
}

/** Counts the Wake Locks that the page holds: a browser does not tell by itself. */
async function watchWakeLock(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const locks: Locks = { held: 0 };
    Object.assign(window, { locks });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.held += 1;
      lock.addEventListener('release', () => {
        locks.held -= 1;
      });
      return lock;
    };
  });
  return () => page.evaluate(() => (window as unknown as { locks: Locks }).locks.held);
}

/** The card's place on the screen: 0 is the upper edge. */
async function top(page: Page, ordinal: number): Promise<number> {
  const box = await questionCard(page, ordinal).boundingBox();
  return box?.y ?? Number.NaN;
}

function isInSight(page: Page, ordinal: number): Promise<boolean> {
  return top(page, ordinal).then((y) => y >= 0 && y < 200);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.id ?? '';
  });
}

test('[TEAM-32] [TEAM-34] [TEAM-35] [TEAM-36] [TEAM-37] [STATE-19] the page goes where the quiz is, says it aloud, and takes no field out of hands', async () => {
  const { quizmaster, inviteUrl } = await openNight(devices, server.url, { name: 'Follow Me', rows: ROWS });
  const team = await devices.open(phone);
  await team.context().grantPermissions(['screen-wake-lock']);
  await team.clock.install();
  const heldLocks = await watchWakeLock(team);
  const { promise: imageAsked, resolve: noteImage } = deferred<string>();
  const { promise: mayCome, resolve: letImageCome } = deferred<null>();
  await team.route('https://images.example/**', async (route) => {
    noteImage(route.request().url());
    await mayCome;
    await route.fallback();
  });
  await joinTeam(team, inviteUrl, 'The Barflies');
  await expect.poll(heldLocks).toBe(1);
  await team.getByRole('switch', { name: 'Keep the screen on' }).uncheck();
  await expect.poll(heldLocks).toBe(0);
  await team.getByRole('switch', { name: 'Keep the screen on' }).check();
  await expect.poll(heldLocks).toBe(1);

  await press(quizmaster, 'Start Quiz');
  await team.getByText('First question!', { exact: true }).waitFor();
  await expect.poll(() => focused(team), { timeout: 5000 }).toBe('answer-1');
  // The field, its button and the question are above the fold and above the messages.
  expect(await isInSight(team, 1)).toBe(true);
  const submit = await questionCard(team, 1).getByRole('button', { name: 'Submit' }).boundingBox();
  expect((submit?.y ?? 664) + (submit?.height ?? 0)).toBeLessThan(664);
  // The next question's image is fetched, and nothing of it is shown.
  expect(await imageAsked).toBe(IMAGE);
  expect(await team.locator('img').count()).toBe(0);

  // Somebody is typing when the next question comes: the words stay where they are typed.
  await answerField(team, 1).pressSequentially('on');
  await press(quizmaster, 'Ask Next Question (2 of 3)');
  await team.getByText('Next question!', { exact: true }).waitFor();
  await answerField(team, 1).pressSequentially('e');
  expect(await answerField(team, 1).inputValue()).toBe('one');
  expect(await focused(team)).toBe('answer-1');
  await press(questionCard(team, 1), 'Submit');
  await press(team, 'Go to question 2');
  await expect.poll(() => isInSight(team, 2)).toBe(true);
  const picture = team.getByRole('img', { name: 'Image for question 2' });
  const waiting = await questionCard(team, 2).boundingBox();
  letImageCome(null);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await questionCard(team, 2).boundingBox()).toEqual(waiting);
  await pickOption(team, 2, 'Lime');

  // Nobody types any more, and no field has the focus: the page follows by itself.
  await team.clock.fastForward(4000);
  await press(quizmaster, 'Previous question');
  await revealQuestion(quizmaster, 1);
  await team.getByText('Question 1 is revealed', { exact: true }).waitFor();
  await team.getByText('Question 1: the correct answer is one.').first().waitFor({ state: 'attached' });
  await expect.poll(() => isInSight(team, 1), { timeout: 5000 }).toBe(true);
  await quizmaster.getByRole('button', { name: 'Q1 is revealed' }).waitFor();

  await press(quizmaster, 'Ask Next Question (3 of 3)');
  await expect.poll(() => focused(team), { timeout: 5000 }).toBe('answer-3');
  expect(await isInSight(team, 3)).toBe(true);
  await submitAnswer(team, 3, 'three');
  await press(quizmaster, 'Submit all Answers');
  await press(quizmaster, 'Mark Answers');
  await team.getByText('The answers are being marked.').waitFor({ state: 'attached' });
  await unfold(team, 1);
  await questionCard(team, 1).getByText('Correct answer').waitFor();
  expect(await team.getByText('Correct answer').count()).toBe(1);
  await markAnswers(quizmaster, { verdict: 'Correct', team: 'The Barflies', questions: [1, 2, 3] });
  await team.clock.fastForward(4000);
  await press(quizmaster, 'Reveal Scoring & Answers');
  await team.getByText('Your team has 4 out of 4 points', { exact: true }).waitFor();
  await team.getByText('Scores and answers are here.').waitFor({ state: 'attached' });
  await expect.poll(() => isInSight(team, 2), { timeout: 5000 }).toBe(true);
  await team.mouse.wheel(0, 400);
  await revealLeaderboard(quizmaster);
  await team.getByRole('table', { name: 'Leaderboard' }).waitFor();
  await expect.poll(() => team.evaluate(() => scrollY), { timeout: 5000 }).toBe(0);
  expect(await heldLocks()).toBe(1);
  await press(quizmaster, 'Finish Quiz');
  await team.getByText('The quiz is finished.').waitFor({ state: 'attached' });
  await expect.poll(heldLocks).toBe(0);
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
