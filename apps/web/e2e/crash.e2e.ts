import { expect, test } from 'vitest';
import { TWO_QUESTIONS } from './fixtures/two-questions';
import { devicesOfEachTest } from './harness/browser';
import { joinOnPhone, openNight } from './harness/night';
import { press } from './harness/quizmaster';
import { serverOfEachTest } from './harness/journey-server';
import { databasePid, freezeDatabase } from './harness/server-process';
import { answerField, questionCard, submitAnswer, unfold } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachTest();

/** A phone waits so long for an answer to a save. */
const GIVEN_UP_MS = 10_000;

async function aQuizUnderWay() {
  const { quizmaster, inviteUrl } = await openNight(devices, server.url, {
    name: 'Power Cut',
    rows: TWO_QUESTIONS,
  });
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await press(quizmaster, 'Start Quiz');
  await submitAnswer(barflies, 1, 'one');
  return { quizmaster, barflies, bears };
}

test('[RT-13] after kill -9 of the server nobody reloads, submitted answers are there and typed text is still in its field', async () => {
  const { quizmaster, barflies, bears } = await aQuizUnderWay();
  await answerField(bears, 1).fill('half an ans');
  await server.kill();

  await answerField(bears, 1).fill('half an answer');
  await server.startAgain();

  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await questionCard(bears, 2).waitFor();
  await expect.poll(() => answerField(bears, 1).inputValue()).toBe('half an answer');
  await submitAnswer(bears, 1, 'half an answer');
  await submitAnswer(barflies, 2, 'two');
  await unfold(barflies, 1);
  await expect.poll(() => answerField(barflies, 1).inputValue()).toBe('one');
  await quizmaster.getByRole('gridcell', { name: /half an answer/ }).waitFor();
  await quizmaster.getByRole('gridcell', { name: /two/ }).waitFor();
});

test('[TEAM-21] an answer submitted while the server is dead arrives when it is back', async () => {
  const { quizmaster, bears } = await aQuizUnderWay();
  await server.kill();
  await answerField(bears, 1).fill('written in the dark');
  await press(questionCard(bears, 1), 'Submit');
  await questionCard(bears, 1).getByText('Not sent yet').first().waitFor();

  await server.startAgain();
  await questionCard(bears, 1).getByRole('button', { name: 'Submitted', exact: true }).waitFor();
  await quizmaster.getByRole('gridcell', { name: /written in the dark/ }).waitFor();
});

test('after kill -9 of the database the same server starts it again and the quiz goes on', async () => {
  const { quizmaster, barflies, bears } = await aQuizUnderWay();
  process.kill(await databasePid(server.dataDir), 'SIGKILL');

  await submitAnswer(bears, 1, 'a bear never forgets');
  await press(quizmaster, 'Ask Next Question (2 of 2)');
  await questionCard(barflies, 2).waitFor();
  await unfold(barflies, 1);
  await expect.poll(() => answerField(barflies, 1).inputValue()).toBe('one');
  await quizmaster.getByRole('gridcell', { name: /a bear never forgets/ }).waitFor();
});

test('[TEAM-21] while the database does not answer the page keeps the text and says so; once it does the answer is stored by itself', async () => {
  const { quizmaster, bears } = await aQuizUnderWay();
  await bears.clock.install();
  const thaw = await freezeDatabase(server.dataDir);
  try {
    await answerField(bears, 1).fill('frozen in the middle');
    await press(questionCard(bears, 1), 'Submit');
    await questionCard(bears, 1).getByText('Submitting…').first().waitFor();
    await bears.clock.fastForward(GIVEN_UP_MS);
    await questionCard(bears, 1).getByText('Submitted here, not sent yet').waitFor();
    await bears.getByText('Saved on this phone. We send it when the network is back.').waitFor();
    expect(await answerField(bears, 1).inputValue()).toBe('frozen in the middle');
  } finally {
    thaw();
  }
  await questionCard(bears, 1).getByRole('button', { name: 'Submitted', exact: true }).waitFor();
  await quizmaster.getByRole('gridcell', { name: /frozen in the middle/ }).waitFor();
});
