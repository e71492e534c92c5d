import type { WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { joinOnPhone } from './harness/night';
import { importQuiz, openLobby, press } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';
import { questionCard } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

const ROWS = '1\tFirst question?\t\tone\t\t\tsame\t\t1';

test('[LOBBY-2] [LOBBY-6] [RT-12] [RT-14] [LOBBY-8] [LOBBY-11] [LOBBY-12] [LOBBY-13] a lobby from the first link to the last team', async () => {
  const quizmaster = await devices.open();
  const sockets: WebSocket[] = [];
  quizmaster.on('websocket', (socket) => sockets.push(socket));
  await importQuiz(quizmaster, server.url, { name: 'Lobby Night', rows: ROWS });
  const inviteUrl = await openLobby(quizmaster);
  const readClipboard = () => quizmaster.evaluate(() => navigator.clipboard.readText());
  await press(quizmaster, 'Copy link');
  await quizmaster.getByText('URL copied to clipboard').waitFor();
  expect(await readClipboard()).toBe(inviteUrl);
  await quizmaster.getByText('URL copied to clipboard').waitFor({ state: 'detached' });

  // A look at the invitation joins nothing; a team's phone does, and its card appears by itself.
  const [preview] = await Promise.all([
    quizmaster.waitForEvent('popup'),
    quizmaster.getByRole('link', { name: 'Preview the invitation' }).click(),
  ]);
  await preview.getByLabel('Team Name').waitFor();
  await preview.close();
  await quizmaster.getByRole('heading', { name: 'Waiting for teams to register' }).waitFor();
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await quizmaster.getByRole('heading', { name: '2 teams' }).waitFor();

  await quizmaster.getByRole('button', { name: 'Copy secret URL' }).first().click();
  await expect.poll(readClipboard).toBe(barflies.url());

  const [peek] = await Promise.all([
    quizmaster.waitForEvent('popup'),
    quizmaster.getByRole('link', { name: 'Peek at the page of The Barflies' }).click(),
  ]);
  await peek.getByRole('heading', { name: 'The Barflies', level: 1 }).waitFor();
  await peek.close();

  await press(quizmaster, 'Delete team Quizzly Bears');
  await press(quizmaster.getByRole('alertdialog'), 'Delete team');
  await quizmaster.getByRole('heading', { name: '1 team', exact: true }).waitFor();
  // Where the deleted card stood, the keyboard goes on.
  await expect
    .poll(() => quizmaster.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Teams');
  await quizmaster.reload();
  await quizmaster.getByText('The Barflies').waitFor();
  expect(await quizmaster.getByText('Quizzly Bears').count()).toBe(0);

  await press(quizmaster, 'Start Quiz');
  await questionCard(barflies, 1).waitFor();
  await quizmaster.getByRole('link', { name: 'Back to Lobby' }).click();
  await quizmaster.getByRole('button', { name: 'Continue Quiz' }).waitFor();

  // A screen that follows nothing needs no socket; one that comes at once and does finds it still open.
  expect(sockets.at(-1)?.isClosed()).toBe(false);
  await quizmaster.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => sockets.at(-1)?.isClosed(), { timeout: 5000 }).toBe(true);
});

test('[LOBBY-1] [LOBBY-14] [ERR-8] [ERR-9] a new lobby gets an address of its own, a stranger is sent to the invitation, two windows delete it once', async () => {
  const quizmaster = await devices.open();
  await importQuiz(quizmaster, server.url, { name: 'Second Night', rows: ROWS });
  await openLobby(quizmaster);
  const [, sheetId = ''] = /answer-sheet\/([^/]+)\//.exec(quizmaster.url()) ?? [];
  await quizmaster.goto(`${server.url}/quizmaster/answer-sheet/${sheetId}/invite-team/new`);
  await quizmaster.waitForURL(/invite-team\/[0-9a-f-]{36}$/);
  await press(quizmaster, 'Copy link');

  const stranger = await devices.open(PHONE);
  await stranger.goto(quizmaster.url());
  await stranger.waitForURL(/\/team\/invitation\//);
  await stranger.getByLabel('Team Name').waitFor();

  const other = await quizmaster.context().newPage();
  await other.goto(quizmaster.url());
  await press(other, 'Delete this Session');
  await other.getByRole('alertdialog').waitFor();
  await press(quizmaster, 'Delete this Session');
  await press(quizmaster.getByRole('alertdialog'), 'Delete this Session');
  await quizmaster.waitForURL(`${server.url}/`);
  await other.waitForURL(`${server.url}/`);
  await other.getByRole('link', { name: 'Edit Second Night' }).waitFor();
});
