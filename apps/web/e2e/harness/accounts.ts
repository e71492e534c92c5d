import type { Page } from 'playwright-core';
import { press } from './quizmaster';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Fills in the fields that log-in and sign-up share. */
export async function fillInCredentials(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Logs in by the form; ends on Home. */
export async function logIn(page: Page, url: string, credentials: Credentials): Promise<void> {
  await page.goto(`${url}/log-in`);
  await fillInCredentials(page, credentials);
  await press(page, 'Log In');
  await page.waitForURL(`${url}/`);
}
