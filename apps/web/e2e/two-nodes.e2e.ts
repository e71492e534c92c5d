import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { startMachineTeams } from './harness/machine-teams';
import { joinOnPhone, openNight } from './harness/night';
import { press } from './harness/quizmaster';
import { type ServerNodes, startServerNodes } from './harness/server-nodes';
import { type DataDir, freePort, startNode, temporaryDataDir } from './harness/server-process';
import { questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const CATCH_UP_MS = 5000;
const TEAMS = ['The Barflies', 'Quizzly Bears', 'Night Owls'];
const ROWS = Array.from({ length: 4 }, (_, index) => `1\tQuestion ${index + 1}?\t\tone\t\t\tsame\t\t1`).join(
  '\n',
);

let server: ServerNodes;
let dataDir: DataDir;

beforeEach(async () => {
  dataDir = await temporaryDataDir();
  const env = { RATE_LIMIT: 'off' };
  server = await startServerNodes(
    { count: 2, dataDir: dataDir.path, port: await freePort(), env },
    startNode,
  );
});
afterEach(async () => {
  await server.stop();
  await dataDir.remove();
});

/** Asks the next question; answers how long the slowest screen took to show it. */
async function askAndWatch(quizmaster: Page, phones: readonly Page[], ordinal: number): Promise<number> {
  const began = performance.now();
  await press(quizmaster, `Ask Next Question (${ordinal} of 4)`);
  await Promise.all(phones.map((page) => questionCard(page, ordinal).waitFor()));
  return performance.now() - began;
}

test('[RT-13] with one of two nodes killed and then the other, no acknowledged answer is lost and all screens catch up within five seconds', async () => {
  const { quizmaster, inviteUrl } = await openNight(devices, server.url, { name: 'Two Nodes', rows: ROWS });
  const phones: Page[] = [];
  for (const name of TEAMS) phones.push(await joinOnPhone(devices, inviteUrl, name));
  await press(quizmaster, 'Start Quiz');
  await Promise.all(phones.map((page) => questionCard(page, 1).waitFor()));
  const machines = await startMachineTeams(server.url, inviteUrl);
  expect(await askAndWatch(quizmaster, phones, 2)).toBeLessThan(CATCH_UP_MS);

  await server.nodes[0]?.kill();
  const beforeSecond = machines.acknowledged();
  expect(await askAndWatch(quizmaster, phones, 3)).toBeLessThan(CATCH_UP_MS);
  for (const page of phones) await submitAnswer(page, 3, 'told to the node that lives');
  await expect.poll(() => machines.acknowledged()).toBeGreaterThan(beforeSecond);

  await server.add();
  await server.nodes[1]?.kill();
  expect(await askAndWatch(quizmaster, phones, 4)).toBeLessThan(CATCH_UP_MS);
  await expect
    .poll(() => quizmaster.getByRole('gridcell', { name: /told to the node that lives/ }).count())
    .toBe(TEAMS.length);
  expect(await machines.lost()).toEqual([]);
});
