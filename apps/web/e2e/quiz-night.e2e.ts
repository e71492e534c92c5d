import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { joinOnPhone, openNight, openReader } from './harness/night';
import { gridMark, press, revealLeaderboard, revealQuestion, shownInviteUrl } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';
import {
  answerField,
  leaderboardRows,
  pickOption,
  questionCard,
  submitAnswer,
  takeOver,
} from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

/** Two questions of each kind, in the nine columns of the import. */
const ROWS = [
  '1\tWhich river flows through Vienna?\t\tDanube; Donau\t\t\tsimilar\tIt passes **four** capitals\t1',
  '2\tWhich is a citrus fruit?\t\t\tApple\\n--Lime\\nPear\t\t\t\t1',
  '1\tHow many strings has a violin?\t\t4; four\t\t\tsimilar\t\t1',
  '1\tWhich has bright rings?\t\t\tMars\\n--Saturn\\nVenus\\nMercury\t\t\t\t1',
].join('\n');

test('[PROD-1] [ROLE-1] [STATE-5] [SCORE-2] a whole quiz night, from the lobby to a shared first place, and the same quiz again', async () => {
  const { quizmaster, inviteUrl } = await openNight(devices, server.url, {
    name: 'The Long Night',
    rows: ROWS,
  });
  const barflies = await joinOnPhone(devices, inviteUrl, 'The Barflies');
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  const owls = await joinOnPhone(devices, inviteUrl, 'Night Owls');

  // A second phone of the Barflies follows as a reader, then takes the pen.
  const second = await openReader(devices, barflies.url());
  await press(quizmaster, 'Start Quiz');
  await answerField(barflies, 1).fill('the dan');
  await expect.poll(() => answerField(second, 1).inputValue()).toBe('the dan');
  await takeOver(second);
  await expect.poll(() => answerField(barflies, 1).isDisabled()).toBe(true);
  await submitAnswer(second, 1, 'Danube');
  await submitAnswer(bears, 1, 'donau');
  await submitAnswer(owls, 1, 'Rhine');

  // A submitted answer is edited and submitted again; a heart and a dislike are given.
  await submitAnswer(owls, 1, 'Danube river');
  await press(questionCard(bears, 1), /^Like/);
  await press(questionCard(owls, 1), /^Dislike/);

  await press(quizmaster, 'Ask Next Question (2 of 4)');
  await pickOption(second, 2, 'Lime');
  await pickOption(bears, 2, 'Lime');
  await pickOption(owls, 2, 'Pear');

  // One question is revealed early: it closes, and teams see its answer and their mark.
  await press(quizmaster, 'Previous question');
  await revealQuestion(quizmaster, 1);
  await questionCard(bears, 1).getByText('four').waitFor();
  await quizmaster.getByRole('button', { name: 'Q1 is revealed' }).waitFor();

  await press(quizmaster, 'Submit all Answers');
  await press(quizmaster, 'Mark Answers');
  await gridMark(quizmaster, { verdict: 'Correct', team: 'Night Owls', question: 2 }).click();
  const halfPoint = quizmaster.getByLabel('Points for Night Owls, question 2');
  await halfPoint.fill('0.5');
  await halfPoint.press('Enter');
  await expect.poll(() => halfPoint.inputValue()).toBe('0.5');

  // After marking the quizmaster asks for more.
  await press(quizmaster, 'Ask More Questions');
  await press(quizmaster, 'Ask Next Question (3 of 4)');
  await submitAnswer(second, 3, 'four');
  await submitAnswer(bears, 3, '4');
  await submitAnswer(owls, 3, '5');
  await press(quizmaster, 'Submit all Answers');
  await press(quizmaster, 'Mark Answers');
  await gridMark(quizmaster, { verdict: 'Incorrect', team: 'Night Owls', question: 3 }).click();
  await press(quizmaster, 'Reveal Scoring & Answers');
  await barflies
    .getByText(/4 out of 4/)
    .first()
    .waitFor();
  await revealLeaderboard(quizmaster);

  await expect
    .poll(() => leaderboardRows(owls))
    .toEqual([
      'Place Team Points',
      expect.stringMatching(/^1.* Quizzly Bears 4$/),
      expect.stringMatching(/^1.* The Barflies 4$/),
      expect.stringMatching(/^2.* Night Owls/),
    ]);
  await press(quizmaster, 'Finish Quiz');
  await press(quizmaster, 'Done');

  await quizmaster.getByRole('link', { name: 'View Result' }).click();
  await quizmaster.getByText('Most popular questions').waitFor();
  await quizmaster.getByText(/won the pub quiz/).waitFor();

  await quizmaster.goto(server.url);
  await press(quizmaster, 'Invite teams to play again');
  await quizmaster.waitForURL(/invite-team\/[0-9a-f-]{36}/);
  const again = await shownInviteUrl(quizmaster);
  expect(again).not.toBe(inviteUrl);
  const foxes = await joinOnPhone(devices, again, 'Foxes');
  await quizmaster.getByText('Foxes').waitFor();
  await press(quizmaster, 'Start Quiz');
  await submitAnswer(foxes, 1, 'Danube');
  await quizmaster.getByText('Auto-marked correct').first().waitFor();
});
