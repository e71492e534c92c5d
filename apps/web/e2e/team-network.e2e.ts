import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { TWO_QUESTIONS } from './fixtures/two-questions';
import { badNetworksOfEachTest } from './harness/bad-network';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { CHROMIUM } from './harness/browser-setup';
import { serverOfEachFile } from './harness/journey-server';
import { joinOnPhone, type Night, openNight } from './harness/night';
import { press } from './harness/quizmaster';
import { answerField, joinTeam, questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const networks = badNetworksOfEachTest();
const server = serverOfEachFile();

let profile: string | undefined;
afterEach(async () => {
  if (profile !== undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  profile = undefined;
});

function aLobby(): Promise<Night> {
  return openNight(devices, server.url, { name: 'Bad Wi-Fi', rows: TWO_QUESTIONS });
}

function cell(quizmaster: Page, answer: string) {
  return quizmaster.getByRole('gridcell', { name: new RegExp(`(^|\\s)${answer}(\\s|$)`) });
}

test('what is typed and submitted without a network survives a reload and arrives once the network is back', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const network = await networks.open();
  const barflies = await devices.open({ ...PHONE, proxy: network.proxy });
  await joinTeam(barflies, inviteUrl, 'The Barflies');
  const page = barflies.url();
  await press(quizmaster, 'Start Quiz');
  await submitAnswer(barflies, 1, 'one');
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await answerField(barflies, 2).waitFor();

  network.cut();
  await answerField(barflies, 2).fill('written in the cellar');
  await press(questionCard(barflies, 2), 'Submit');
  await questionCard(barflies, 2).getByText('Submitted here, not sent yet').waitFor();
  await barflies.getByText('Saved on this phone. We send it when the network is back.').waitFor();
  await expect(barflies.reload()).rejects.toThrow();
  await barflies.waitForURL('chrome-error://**');
  network.restore();
  await barflies.goto(page);

  await expect.poll(() => answerField(barflies, 2).inputValue()).toBe('written in the cellar');
  await questionCard(barflies, 2).getByRole('button', { name: 'Submitted', exact: true }).waitFor();
  await cell(quizmaster, 'written in the cellar').waitFor();
  expect(await barflies.getByText('Saved on this phone.').count()).toBe(0);
});

test('a browser that says it is offline keeps what is typed, and sends it when it is online, with nothing to press', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  await press(quizmaster, 'Start Quiz');
  await answerField(barflies, 1).waitFor();

  await barflies.context().setOffline(true);
  await answerField(barflies, 1).fill('flight mode');
  await questionCard(barflies, 1).getByText('Not sent yet').waitFor();
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await barflies.context().setOffline(false);

  await questionCard(barflies, 2).waitFor();
  await questionCard(barflies, 1).getByText('Saved, not submitted yet').waitFor();
  await expect.poll(() => answerField(barflies, 1).inputValue()).toBe('flight mode');
});

test('a closed browser keeps what could not be sent; it arrives when the team comes back by its bookmark', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const network = await networks.open();
  profile = await mkdtemp(join(tmpdir(), 'pub-quiz-profile-'));
  const options = { ...CHROMIUM, ...PHONE, proxy: network.proxy };
  const first = await chromium.launchPersistentContext(profile, options);
  const barflies = await first.newPage();
  await joinTeam(barflies, inviteUrl, 'The Barflies');
  const bookmark = barflies.url();
  await press(quizmaster, 'Start Quiz');
  await answerField(barflies, 1).waitFor();
  network.cut();
  await answerField(barflies, 1).fill('last words');
  await questionCard(barflies, 1).getByText('Not sent yet').waitFor();
  await first.close();

  network.restore();
  const second = await chromium.launchPersistentContext(profile, options);
  try {
    const again = await second.newPage();
    await again.goto(bookmark);
    await expect.poll(() => answerField(again, 1).inputValue()).toBe('last words');
    await again.getByText('Secretary', { exact: true }).first().waitFor();
    await questionCard(again, 1).getByText('Saved, not submitted yet').waitFor();
    await press(questionCard(again, 1), 'Submit');
    await cell(quizmaster, 'last words').waitFor();
  } finally {
    await second.close();
  }
});

test('a save that comes twice, and an older one that comes late, change nothing', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const network = await networks.open();
  const barflies = await devices.open({ ...PHONE, proxy: network.proxy });
  await joinTeam(barflies, inviteUrl, 'The Barflies');
  await press(quizmaster, 'Start Quiz');
  await submitAnswer(barflies, 1, 'older');
  const older = network.saves.at(-1);
  network.loseAnswers(1);
  const before = network.saves.length;
  await submitAnswer(barflies, 1, 'newer');
  expect(network.saves.length - before).toBeGreaterThanOrEqual(2);
  const newer = network.saves.at(-1);
  if (!older || !newer) throw new Error('No save has passed.');
  await cell(quizmaster, 'newer').waitFor();

  expect(await network.replay(newer)).toBe(200);
  expect(await network.replay(older)).toBe(200);
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await submitAnswer(barflies, 2, 'two');
  await cell(quizmaster, 'two').waitFor();
  expect(await cell(quizmaster, 'newer').count()).toBe(1);
  expect(await cell(quizmaster, 'older').count()).toBe(0);
});

test('[RT-13] a phone that slept for ten minutes shows the present state within seconds, though its connection died unseen', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const network = await networks.open();
  const barflies = await devices.open({ ...PHONE, proxy: network.proxy });
  await barflies.clock.install();
  await joinTeam(barflies, inviteUrl, 'The Barflies');
  await press(quizmaster, 'Start Quiz');
  await answerField(barflies, 1).fill('half a thou');
  await questionCard(barflies, 1).getByText('Saved, not submitted yet').waitFor();

  network.goSilent();
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await press(quizmaster, 'Submit all Answers');
  await quizmaster.getByRole('button', { name: 'Mark Answers', exact: true }).waitFor();
  network.restore();
  await barflies.clock.fastForward('10:00');
  const wokenAt = Date.now();
  // Chromium takes every page of a journey for visible: what a phone tells its page has to be told here.
  await barflies.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await barflies.getByText('Please answer and Submit all 2 remaining questions!').waitFor();
  expect(Date.now() - wokenAt).toBeLessThan(6000);
  await expect.poll(() => answerField(barflies, 1).inputValue()).toBe('half a thou');
  await press(barflies, 'Submit Remaining');
  await questionCard(barflies, 1).getByText('Submitted').first().waitFor();
});
