import { expect, test } from 'vitest';
import { TWO_QUESTIONS } from './fixtures/two-questions';
import { devicesOfEachTest, PHONE } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { joinOnPhone, type Night, openNight, openReader } from './harness/night';
import { press, revealLeaderboard } from './harness/quizmaster';
import { joinTeam, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

const NOBODY = '00000000-0000-4000-8000-000000000000';

function aLobby(): Promise<Night> {
  return openNight(devices, server.url, { name: 'Open Doors', rows: TWO_QUESTIONS });
}

test('[TEAM-1] [TEAM-2] [TEAM-7] [TEAM-8] [TEAM-9] [STATE-15] [COOKIE-3] a team joins late, answers what was asked before, and is led back by the invitation', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  await joinOnPhone(devices, inviteUrl, 'Early Birds');
  await press(quizmaster, 'Start Quiz');
  await press(quizmaster, 'Ask Next Question (2 of 2)');

  const late = await devices.open(PHONE);
  await late.goto(inviteUrl);
  await late.getByRole('heading', { name: 'You are invited to the Quiz Open Doors', level: 1 }).waitFor();
  await late.getByText('Quiz Questions', { exact: true }).waitFor();
  await late.getByText('The quiz has already started, but you can still join!', { exact: true }).waitFor();
  expect(await late.getByRole('region', { name: 'Teams' }).getByRole('listitem').allInnerTexts()).toEqual([
    'Early Birds',
  ]);
  await joinTeam(late, inviteUrl, 'Late Owls');
  await submitAnswer(late, 2, 'two');
  await submitAnswer(late, 1, 'one');
  await quizmaster.getByRole('gridcell', { name: /one/ }).waitFor();

  const cookies = await late.context().cookies();
  const cookie = cookies.find(({ name }) => name.startsWith('pubquiz_team_'));
  expect(late.url()).toContain(cookie?.value);
  expect(cookie?.sameSite).toBe('Strict');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.99);
  expect(days).toBeLessThan(3.01);
  const game = late.url();
  await late.goto(inviteUrl);
  await late.waitForURL(game);
  await late.getByText('Secretary', { exact: true }).first().waitFor();

  // The last door closes with the evening.
  await press(quizmaster, 'Submit all Answers');
  await press(quizmaster, 'Mark Answers');
  await press(quizmaster, 'Reveal Scoring & Answers');
  await revealLeaderboard(quizmaster);
  const latest = await devices.open(PHONE);
  await latest.goto(inviteUrl);
  await latest.getByRole('button', { name: 'Add Team' }).waitFor();
  await press(quizmaster, 'Finish Quiz');
  await latest.getByText('The quiz is finished', { exact: true }).waitFor();
  expect(await latest.getByRole('button', { name: 'Add Team' }).count()).toBe(0);
});

test('[TEAM-9] a deleted team is told so on every phone, forgets its cookie, and can join again', async () => {
  const { quizmaster, inviteUrl } = await aLobby();
  const writer = await joinOnPhone(devices, inviteUrl, 'The Gone');
  const game = writer.url();
  const second = await openReader(devices, game);

  await press(quizmaster, 'Delete team The Gone');
  await press(quizmaster.getByRole('alertdialog'), 'Delete team');
  for (const page of [writer, second]) {
    await page.waitForURL(inviteUrl);
    await page.getByText('Your team is not in this quiz any more. You can join again.').waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.startsWith('pubquiz_team_'))).toEqual([]);
  }
  await writer.goto(game);
  await writer.waitForURL(inviteUrl);
  await joinTeam(writer, inviteUrl, 'The Gone, Again');
  await quizmaster.getByText('The Gone, Again').waitFor();
});

test('[TEAM-11] an unknown quiz and an unknown team say what to do', async () => {
  const { inviteUrl } = await aLobby();
  const page = await devices.open(PHONE);
  await page.goto(`${server.url}/team/invitation/${NOBODY}`);
  await page.getByRole('heading', { name: 'There is no quiz at this address', level: 1 }).waitFor();
  await page.goto(`${server.url}/team/invitation/half-an-addre`);
  await page.getByRole('heading', { name: 'There is no quiz at this address', level: 1 }).waitFor();
  await page.goto(`${server.url}/team/game/${NOBODY}/team/${NOBODY}`);
  await page.getByRole('heading', { name: 'This quiz is over and gone', level: 1 }).waitFor();
  const sessionId = inviteUrl.split('/').at(-1);
  await page.goto(`${server.url}/team/game/${sessionId}/team/${NOBODY}`);
  await page.waitForURL(inviteUrl);
  await page.getByText('Your team is not in this quiz any more. You can join again.').waitFor();
});
