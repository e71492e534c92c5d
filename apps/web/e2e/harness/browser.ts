import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CADDY } from './caddy';

/** A transparent picture, given for every image of the fixtures: journeys ask no other machine. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What a browser itself reports when the server is away; everything else in a console is a defect. */
const NETWORK_NOISE = /net::ERR_|WebSocket connection to|Failed to load resource/;

const SCREENSHOTS = join(import.meta.dirname, '../../../../node_modules/.cache/pub-quiz/failed-journeys');

/** What every device showed when a journey failed. */
async function keepScreenshots(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  const file = name.replace(/[^\w-]+/g, '-').slice(0, 60);
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: join(SCREENSHOTS, `${file}-${index}.png`), fullPage: true }),
    ),
  );
}

export interface Devices {
  /** A browser of its own: cookies, storage and clipboard are shared with nobody. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Opens devices for the journeys of a file; each console must stay clean, and all devices close after each test. */
export function devicesOfEachTest(): Devices {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepScreenshots(contexts, task.name);
    await Promise.all(contexts.map((context) => context.close()));
    const found = problems;
    contexts = [];
    problems = [];
    expect(found, 'console output of the pages').toEqual([]);
  });

  return {
    open: async (options) => {
      const context = await browser.newContext({
        viewport: LAPTOP,
        reducedMotion: 'reduce',
        ignoreHTTPSErrors: CADDY !== undefined,
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.route('https://images.example/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: PIXEL }),
      );
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        if (isProblem && !NETWORK_NOISE.test(message.text())) problems.push(message.text());
      });
      return page;
    },
  };
}
