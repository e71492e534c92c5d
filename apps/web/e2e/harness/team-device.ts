import type { Locator, Page } from 'playwright-core';
import { press } from './quizmaster';

/** Joins with a new team and waits for its page. */
export async function joinTeam(page: Page, inviteUrl: string, name: string): Promise<void> {
  await page.goto(inviteUrl);
  await page.getByLabel('Team Name').fill(name);
  await press(page, 'Add Team');
  await page.waitForURL(/\/team\/game\//);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** The card of a question. */
export function questionCard(page: Page, ordinal: number): Locator {
  return page.getByRole('article', { name: new RegExp(`Question ${ordinal}\\b`) });
}

/** The field for a free-text answer. */
export function answerField(page: Page, ordinal: number): Locator {
  return page.getByLabel(`Your answer to question ${ordinal}`, { exact: true });
}

/** Opens an older question that is folded to a line. */
export function unfold(page: Page, ordinal: number): Promise<void> {
  return questionCard(page, ordinal).getByRole('button', { expanded: false }).click();
}

/** Writes an answer and submits it; resolves when the server has it. */
export async function submitAnswer(page: Page, ordinal: number, answer: string): Promise<void> {
  const card = questionCard(page, ordinal);
  await answerField(page, ordinal).fill(answer);
  await press(card, 'Submit');
  await card.getByRole('button', { name: 'Submitted', exact: true }).waitFor();
}

/** Picks an option, which submits it; resolves when the server has it. */
export async function pickOption(page: Page, ordinal: number, option: string): Promise<void> {
  const card = questionCard(page, ordinal);
  await press(card, option);
  await card.getByText('Submitted').first().waitFor();
}

/** The leaderboard as a team reads it, its head first. */
export async function leaderboardRows(page: Page): Promise<string[]> {
  const rows = await page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, ' ').trim());
}

/** Makes this device the one that writes for its team. */
export async function takeOver(page: Page): Promise<void> {
  await press(page, 'Become Secretary');
  await page.getByText('Secretary', { exact: true }).first().waitFor();
}
