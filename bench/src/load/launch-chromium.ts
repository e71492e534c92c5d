import { chromium, type Browser } from 'playwright-core';

/** Starts the Chromium that the scripts have found, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
}
