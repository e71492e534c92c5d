import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { joinOnPhone, openNight } from './harness/night';
import { press } from './harness/quizmaster';
import { questionCard, submitAnswer } from './harness/team-device';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

const ROWS = '1\tWho is the most famous Dracula?\t\tChristopher Lee\t\t\tsimilar\t\t1';

function answerOf(page: Page, team: string) {
  return page.getByRole('region', { name: `Answer of ${team}` });
}

async function select(page: Page, answer: RegExp, team: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: team })
    .getByRole('gridcell', { name: answer })
    .locator('.run-cell-answer')
    .click();
  await answerOf(page, team).waitFor();
}

test('[STATE-6] [MARK-22] an accepted answer counts for every team that gave it, a flat battery is answered for, a spoken question is written down', async () => {
  const { quizmaster: page, inviteUrl } = await openNight(devices, server.url, {
    name: 'Draculas',
    rows: ROWS,
  });
  const bears = await joinOnPhone(devices, inviteUrl, 'Quizzly Bears');
  const foxes = await joinOnPhone(devices, inviteUrl, 'Foxes');
  const owls = await joinOnPhone(devices, inviteUrl, 'Night Owls');
  await press(page, 'Start Quiz');
  await submitAnswer(bears, 1, 'Bela Lugosi');
  await submitAnswer(foxes, 1, 'bela  lugosi');
  await owls.close();
  await page.getByText('2 unscored').waitFor();

  await select(page, /Bela Lugosi/, 'Quizzly Bears');
  await press(answerOf(page, 'Quizzly Bears'), 'Accept this answer');
  await page.getByText('All answers are scored').waitFor();
  expect(await page.getByLabel('Points for Quizzly Bears, question 1').inputValue()).toBe('1');
  expect(await page.getByLabel('Points for Foxes, question 1').inputValue()).toBe('1');
  await questionCard(bears, 1).getByText('Submitted').first().waitFor();

  await select(page, /waiting/, 'Night Owls');
  await press(answerOf(page, 'Night Owls'), 'Answer for this team');
  const slip = page.getByRole('dialog', { name: 'Answer for Night Owls' });
  await slip.getByLabel('Answer').fill('christopher lee');
  await press(slip, 'Submit for the team');
  await answerOf(page, 'Night Owls').getByText('Auto-marked correct').first().waitFor();

  await page.getByLabel('Hide answers while I share this screen').check();
  await page.getByText('Answers are hidden on this screen.').waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/lugosi|lee/i);
  await page.getByLabel('Hide answers while I share this screen').uncheck();

  await press(page, 'Ask a New Question');
  await press(page.getByRole('dialog', { name: 'Finished asking questions?' }), 'Ask a New Question');
  const form = page.getByRole('region', { name: 'Write this question' });
  await form.getByLabel('Question', { exact: true }).fill('How many stairs has the tower?');
  await form.getByLabel('Correct answer').fill('199');
  await press(form, 'Save question');
  await form.waitFor({ state: 'detached' });
  await questionCard(bears, 2).getByText('How many stairs has the tower?').first().waitFor();
  await submitAnswer(bears, 2, '199');
  await page
    .getByRole('row')
    .filter({ hasText: 'Quizzly Bears' })
    .getByRole('gridcell', { name: /199.*Auto-marked correct/ })
    .waitFor();

  // Both are in the quiz for the next evening.
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Edit Draculas' }).click();
  const first = page.getByRole('article', { name: 'Question 1', exact: true });
  await first.getByRole('button', { expanded: false }).first().click();
  expect(await first.getByLabel('Correct answer(s)').inputValue()).toBe('Christopher Lee; Bela Lugosi');
  await page.getByText('How many stairs has the tower?').waitFor();
});
