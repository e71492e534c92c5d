import { test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessible } from './harness/axe';
import { devicesOfEachTest } from './harness/browser';
import { joinOnPhone } from './harness/night';
import { gridMark, importQuiz, openLobby, press, revealLeaderboard } from './harness/quizmaster';
import { serverOfEachFile } from './harness/journey-server';
import { pickOption, questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

const OPTIONS = Array.from(
  { length: 30 },
  (_, index) => `${index === 7 ? '--' : ''}Choice number ${index + 1}`,
);
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Texts that test a layout: no space to break at, thirty options, right to left. */
const ROWS = [
  `1\tWho has the longest word: ${UNBROKEN}?\t\tDanube; ${UNBROKEN}\t\tA note for the quizmaster: ${UNBROKEN}.\tsimilar\tIt passes **four** capitals\t1`,
  `2\tWhich of the thirty?\t\t\t${OPTIONS.join('\\n')}\t\t\t\t1`,
  '1\tמהי בירת פרו?\t\tלימה; Lima\t\t\tsimilar\t\t1',
].join('\n');
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse'.slice(
  0,
  80,
);

async function withOpen(page: Page, name: string, role: 'dialog' | 'alertdialog' | 'menu'): Promise<void> {
  await page.getByRole(role).first().waitFor();
  await expectAccessible(page, name);
  await page.keyboard.press('Escape');
  await page.getByRole(role).first().waitFor({ state: 'detached' });
}

/** Saves the quiz that is open in the editor in a second window. */
async function saveElsewhere(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await press(second, /^Save Quiz/);
  await second.waitForURL(`${server.url}/`);
  await second.close();
}

/** The editor of the quiz on the shelf, with all that opens in it; ends on the shelf. */
async function lookAtTheEditor(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Edit / }).click();
  await page.getByLabel('Quiz name').waitFor();
  await page.getByRole('article').first().getByRole('button', { expanded: false }).first().click();
  await expectAccessible(page, 'editor');
  await press(page, 'Clipboard');
  await withOpen(page, 'editor: clipboard', 'menu');
  await press(page, 'Preview');
  await withOpen(page, 'editor: preview', 'dialog');
  await press(page, 'Markdown help');
  await withOpen(page, 'editor: Markdown help', 'dialog');
  await saveElsewhere(page);
  await press(page, /^Save Quiz/);
  await withOpen(page, 'editor: changed elsewhere', 'alertdialog');
  await page.getByRole('tab', { name: 'Import Questions' }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), ROWS);
  await press(page, 'Look at them first');
  await page.getByRole('region', { name: 'What will be added' }).waitFor();
  await expectAccessible(page, 'editor: import, with a look at the rows');
  await page.getByLabel('Default points').fill('2');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await withOpen(page, 'editor: leave?', 'alertdialog');
  await press(page, 'Cancel');
  await page.getByRole('heading', { name: 'Your Quizzes' }).waitFor();
}

test('every screen of the quizmaster keeps to WCAG 2.2 AA in both themes and three widths, and nothing sticks out', async () => {
  const page = await devices.open();
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Create a Quiz' }).first().waitFor();
  await expectAccessible(page, 'landing page');
  await importQuiz(page, server.url, { name: `The ${UNBROKEN} Quiz`, rows: ROWS });
  await page.getByRole('link', { name: 'Invite teams & Start Quiz' }).waitFor();
  await expectAccessible(page, 'Your Quizzes');
  await press(page, /^More for /);
  await withOpen(page, 'Your Quizzes: menu', 'menu');
  for (const entry of ['Duplicate Quiz', 'Delete Quiz']) {
    await press(page, /^More for /);
    await page.getByRole('menuitem', { name: entry }).click();
    await withOpen(page, `Your Quizzes: ${entry}?`, 'alertdialog');
  }
  await lookAtTheEditor(page);

  const inviteUrl = await openLobby(page);
  const first = await joinOnPhone(devices, inviteUrl, LONG_NAME);
  const second = await joinOnPhone(devices, inviteUrl, 'הברווזים');
  await page.getByText('הברווזים').waitFor();
  await expectAccessible(page, 'lobby');
  await press(page, 'Show it big');
  await withOpen(page, 'lobby with the large code', 'dialog');
  await press(page, 'Delete team הברווזים');
  await withOpen(page, 'lobby asking about a team', 'alertdialog');

  await press(page, 'Start Quiz');
  await page.getByRole('button', { name: 'Ask Next Question (2 of 3)' }).waitFor();
  await submitAnswer(first, 1, `${UNBROKEN} `.repeat(12).slice(0, 1000).trim());
  await submitAnswer(second, 1, 'הדנובה');
  await press(questionCard(first, 1), /^Like/);
  await press(questionCard(second, 1), /^Dislike/);
  await page.getByRole('gridcell', { name: /הדנובה/ }).waitFor();
  await expectAccessible(page, 'run: asking');
  await press(page, 'Help: Mark Answers');
  await withOpen(page, 'run: a phase explained', 'dialog');
  await press(page, 'Answer trivia');
  await withOpen(page, 'run: trivia', 'dialog');
  await press(page, 'Preview as teams see it');
  await withOpen(page, 'run: preview', 'dialog');
  await press(page, 'How to run the quiz');
  await withOpen(page, 'run: how to', 'dialog');
  await press(page, 'Reveal Q to teams');
  await withOpen(page, 'run: reveal', 'alertdialog');
  await press(page, 'Answer for this team');
  await withOpen(page, 'run: answer for a team', 'dialog');

  await press(page, 'Ask Next Question (2 of 3)');
  await pickOption(first, 2, 'Choice number 8');
  await expectAccessible(page, 'run: thirty options');
  await press(page, 'Preview as teams see it');
  await withOpen(page, 'run: preview of thirty options', 'dialog');
  await press(page, 'Ask Next Question (3 of 3)');
  await press(page, 'Ask a New Question');
  await withOpen(page, 'run: finished asking', 'dialog');
  await press(page, 'Submit all Answers');
  await page.getByRole('button', { name: 'Mark Answers', exact: true }).waitFor();
  await expectAccessible(page, 'run: confirming');
  await press(page, 'Mark Answers');
  await page.getByText('Mark all answers to continue').waitFor();
  await expectAccessible(page, 'run: marking');
  await gridMark(page, { verdict: 'Correct', team: LONG_NAME, question: 1 }).click();
  await gridMark(page, { verdict: 'Incorrect', team: 'הברווזים', question: 1 }).click();
  await press(page, 'Reveal Scoring & Answers');
  await page.getByRole('button', { name: 'Leaderboard', exact: true }).waitFor();
  await expectAccessible(page, 'run: scores');
  await press(page, 'Leaderboard');
  await withOpen(page, 'run: leaderboard?', 'alertdialog');
  await revealLeaderboard(page);
  await page.getByRole('region', { name: 'Leaderboard' }).waitFor();
  await expectAccessible(page, 'run: leaderboard');
  await press(page, 'Finish Quiz');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await expectAccessible(page, 'run: finished');
});
