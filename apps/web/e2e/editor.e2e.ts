import { questionFromClipboard } from '@pubquiz/core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { devicesOfEachTest } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { importQuiz, press } from './harness/quizmaster';

const devices = devicesOfEachTest();
const server = serverOfEachFile();

const TWO = [
  '1\tWhich river flows through Vienna?\t\tDanube\t\t\tsimilar\t\t1',
  '2\tWhich is a citrus fruit?\t\t\tApple\\n--Lime\\nPear\t\t\t\t1',
].join('\n');

function card(page: Page, number: number): Locator {
  return page.getByRole('article', { name: `Question ${number}`, exact: true });
}

function questionTexts(page: Page): Promise<string[]> {
  return page.locator('.editor-card-question').allInnerTexts();
}

async function openCard(page: Page, number: number): Promise<Locator> {
  await card(page, number).getByRole('button', { expanded: false }).first().click();
  return card(page, number);
}

async function openEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('heading', { name: 'Edit Quiz' }).waitFor();
}

async function saveQuiz(page: Page): Promise<void> {
  await press(page, /^Save Quiz/);
  await page.waitForURL(`${server.url}/`);
}

test('[EDIT-21] [EDIT-4] [EDIT-22] every field of a question is there again after saving', async () => {
  const page = await devices.open();
  await page.goto(`${server.url}/quizmaster/answer-sheet/new`);
  await page.getByLabel('Quiz name').fill('Every Field');
  await page.getByLabel('Default points').fill('1.5');
  const free = card(page, 1);
  await free.getByLabel('Question', { exact: true }).fill('Who wrote Dracula?');
  await free.getByLabel('Points', { exact: true }).fill('2.5');
  await free.getByLabel('Correct answer(s)').fill('Bram Stoker; Stoker');
  await free.getByLabel('Auto-mark style').selectOption({ label: 'Only the same answer is correct' });
  await free.getByLabel('Reveal correct answer').uncheck();
  await free.getByLabel('Reveal trivia').fill('Published in **1897**');
  await free.getByLabel('Answer trivia').fill('He managed a theatre.');
  await free.getByLabel('Image URL').fill('https://images.example/castle.png');
  await press(page, /^New Question/);
  const multi = card(page, 2);
  await multi.getByLabel('Question', { exact: true }).fill('Which is a mammal?');
  await multi.getByLabel('Answer entry type').selectOption({ label: 'Multiple choice' });
  await multi.getByLabel('Options', { exact: true }).fill('Shark\n--Dolphin\nTuna');
  await saveQuiz(page);

  await openEditor(page, 'Every Field');
  expect(await page.getByLabel('Default points').inputValue()).toBe('1.5');
  const saved = await openCard(page, 1);
  const values = Object.fromEntries(
    await Promise.all(
      [
        'Question',
        'Points',
        'Correct answer(s)',
        'Auto-mark style',
        'Reveal trivia',
        'Answer trivia',
        'Image URL',
        'Answer entry type',
      ].map(async (label) => [label, await saved.getByLabel(label, { exact: true }).inputValue()] as const),
    ),
  );
  expect(values).toEqual({
    Question: 'Who wrote Dracula?',
    Points: '2.5',
    'Correct answer(s)': 'Bram Stoker; Stoker',
    'Auto-mark style': 'same',
    'Reveal trivia': 'Published in **1897**',
    'Answer trivia': 'He managed a theatre.',
    'Image URL': 'https://images.example/castle.png',
    'Answer entry type': 'freeText',
  });
  expect(await saved.getByLabel('Reveal correct answer').isChecked()).toBe(false);
  const choice = await openCard(page, 2);
  expect(await choice.getByLabel('Answer entry type').inputValue()).toBe('multiChoice');
  expect(await choice.getByLabel('Options', { exact: true }).inputValue()).toBe('Shark\n--Dolphin\nTuna');
  // Points left blank count as the quiz's.
  expect(await choice.getByLabel('Points', { exact: true }).inputValue()).toBe('');
  await choice.getByText('1.5 points').waitFor();
});

test('[EDIT-14] [EDIT-15] [EDIT-18] [ERR-1] cards go through the real clipboard, and a deleted one comes back', async () => {
  // Tall enough that no message stands over a card.
  const page = await devices.open({ viewport: { width: 1280, height: 1200 } });
  await importQuiz(page, server.url, { name: 'First Quiz', rows: TWO });
  await openEditor(page, 'First Quiz');
  const fromMenu = async (number: number, entry: string) => {
    await press(card(page, number), 'Clipboard');
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await fromMenu(2, 'Cut');
  await expect.poll(() => questionTexts(page)).toEqual(['Which river flows through Vienna?']);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(questionFromClipboard(text)).toMatchObject({ points: 2, correctMultiAnswer: 'Apple\n--Lime\nPear' });
  await fromMenu(1, 'Paste above');
  await expect
    .poll(() => questionTexts(page))
    .toEqual(['Which is a citrus fruit?', 'Which river flows through Vienna?']);

  await press(card(page, 1), 'Delete');
  await page.getByText('Question 1 deleted', { exact: true }).waitFor();
  await press(card(page, 1), 'Delete');
  await press(page, 'Oops, Undo');
  await expect.poll(() => questionTexts(page)).toEqual(['Which river flows through Vienna?']);

  await page.evaluate(() => navigator.clipboard.writeText('no question at all'));
  await fromMenu(1, 'Paste above');
  await page.getByText('Clipboard does not contain a Quiz Question').waitFor();
  expect(await questionTexts(page)).toHaveLength(1);
});

test('[EDIT-9] a changed quiz warns by link and by Back, a closed tab loses nothing, and Cancel discards', async () => {
  const page = await devices.open();
  await importQuiz(page, server.url, { name: 'Left Behind', rows: TWO });
  await openEditor(page, 'Left Behind');
  const editUrl = page.url();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByLabel('Quiz name').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for now');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Pub Quiz/ })
    .first()
    .click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(editUrl);
  await page.goBack();
  await dialog.waitFor();
  await press(dialog, 'Stay here');
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await press(dialog, 'Leave');
  await page.waitForURL(`${server.url}/`);
  await openEditor(page, 'Left Behind');
  expect(await page.getByLabel('Quiz name').inputValue()).toBe('Left Behind for now');

  // The tab is closed in the middle of a word.
  await page.getByLabel('Quiz name').fill('Left Behind for ever');
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(editUrl);
  await next.getByText('What you wrote last time is back').waitFor();
  expect(await next.getByLabel('Quiz name').inputValue()).toBe('Left Behind for ever');
  await press(next, 'Cancel');
  await next.waitForURL(`${server.url}/`);
  await openEditor(next, 'Left Behind');
  expect(await next.getByLabel('Quiz name').inputValue()).toBe('Left Behind');
});
