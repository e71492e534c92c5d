import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Waits until a claim about the page holds; the pages tell by themselves, so nobody sleeps. */
export async function eventually(claim: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () =>
        claim()
          .then(() => true)
          .catch((error: unknown) => String(error)),
      { timeout: 15_000, interval: 50 },
    )
    .toBe(true);
}

/** Presses a button by its name, as people find it. */
export function press(page: Page | Locator, name: string | RegExp): Promise<void> {
  return page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
}

/** A quiz of spreadsheet rows, in the nine columns of the import. */
export interface PastedQuiz {
  readonly name: string;
  readonly rows: string;
}

/** Makes a new quiz of pasted spreadsheet rows and saves it; ends on Home. */
export async function importQuiz(page: Page, url: string, quiz: PastedQuiz): Promise<void> {
  await page.goto(`${url}/quizmaster/answer-sheet/new`);
  await page.getByLabel('Quiz name').fill(quiz.name);
  await page.getByRole('tab', { name: 'Import Questions' }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), quiz.rows);
  await press(page, 'Paste and Import');
  await page.getByRole('tab', { name: 'My Questions', selected: true }).waitFor();
  await press(page, /^Save Quiz/);
  await page.waitForURL(`${url}/`);
}

/** The invitation's address, as the lobby shows it. */
export async function shownInviteUrl(page: Page): Promise<string> {
  const address = page.getByText(/\/team\/invitation\//);
  return (await address.first().innerText()).trim();
}

/** Goes from the only quiz on Home to its lobby; answers the invitation's address. */
export async function openLobby(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Invite teams & Start Quiz' }).click();
  return shownInviteUrl(page);
}

/** Reveals the selected question's answer to the teams, and confirms it. */
export async function revealQuestion(page: Page, ordinal: number): Promise<void> {
  await press(page, 'Reveal Q to teams');
  await press(page.getByRole('alertdialog'), `Reveal Q${ordinal}`);
}

export interface GridMark {
  readonly verdict: 'Correct' | 'Incorrect';
  readonly team: string;
  readonly question: number;
}

/** The button that marks one team's answer in the grid. */
export function gridMark(page: Page, { verdict, team, question }: GridMark): Locator {
  return page.getByRole('button', { name: `${verdict}: ${team}, question ${question}`, exact: true });
}

/** Marks a team's answers to these questions, but for those that are marked so already. */
export async function markAnswers(
  page: Page,
  { questions, ...mark }: Omit<GridMark, 'question'> & { readonly questions: readonly number[] },
): Promise<void> {
  for (const question of questions) {
    const button = gridMark(page, { ...mark, question });
    if (await button.isEnabled()) await button.click();
  }
}

/** Presses the way on and confirms where the screen asks. */
export async function revealLeaderboard(page: Page): Promise<void> {
  await press(page, 'Leaderboard');
  const dialog = page.getByRole('alertdialog', { name: 'Display Leaderboard to the Teams?' });
  await press(dialog, 'Leaderboard');
  await dialog.waitFor({ state: 'detached' });
}
