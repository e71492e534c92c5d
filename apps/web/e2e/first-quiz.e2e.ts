import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { joinOnPhone } from './harness/night';
import { gridMark, importQuiz, openLobby, press, revealLeaderboard } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';
import { leaderboardRows, pickOption, questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

test('[PROD-1] [IMP-1] a pasted spreadsheet becomes a quiz that two teams play to the end', async () => {
  const rows = await readFile(join(import.meta.dirname, 'fixtures/thursday-quiz.tsv'), 'utf8');
  const quizmaster = await devices.open();
  await importQuiz(quizmaster, server.url, { name: 'Thursday Quiz', rows });
  await quizmaster.getByText('46 questions', { exact: true }).first().waitFor();

  const inviteUrl = await openLobby(quizmaster);
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  await quizmaster.getByText('Quizzly Bears').waitFor();
  await press(quizmaster, 'Start Quiz');

  await submitAnswer(barflies, 1, 'the danube');
  await submitAnswer(bears, 1, 'Rhine');
  await press(quizmaster, 'Ask Next Question (2 of 46)');
  await pickOption(barflies, 2, 'Lime');
  await pickOption(bears, 2, 'Pear');
  await press(quizmaster, 'Ask Next Question (3 of 46)');
  await submitAnswer(barflies, 3, 'joey');
  await submitAnswer(bears, 3, 'A small one');

  await press(quizmaster, 'Submit all Answers');
  await press(quizmaster, 'Mark Answers');
  await quizmaster.getByText('Mark all answers to continue').waitFor();
  await gridMark(quizmaster, { verdict: 'Incorrect', team: 'Quizzly Bears', question: 1 }).click();
  await gridMark(quizmaster, { verdict: 'Incorrect', team: 'Quizzly Bears', question: 2 }).click();
  await gridMark(quizmaster, { verdict: 'Correct', team: 'Quizzly Bears', question: 3 }).click();
  await press(quizmaster, 'Reveal Scoring & Answers');

  await questionCard(barflies, 1).getByText('Danube').first().waitFor();
  await revealLeaderboard(quizmaster);
  for (const page of [barflies, bears]) {
    await expect
      .poll(() => leaderboardRows(page))
      .toEqual([
        'Place Team Points',
        expect.stringMatching(/1.*The Barflies.*3/),
        expect.stringMatching(/2.*Quizzly Bears.*1/),
      ]);
  }

  await press(quizmaster, 'Finish Quiz');
  await press(quizmaster, 'Done');
  await quizmaster.getByRole('link', { name: 'View Result' }).waitFor();
});
