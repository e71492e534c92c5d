import type { Page } from 'playwright-core';
import type { Evening } from '../evening/open-evening';
import { launchChromium } from '../load/launch-chromium';

/** A team's page in a real browser, with something typed and not submitted. */
export interface TypedPage {
  /** When both feeds ran again after `arm`; null until then. */
  readonly backAt: () => number | null;
  arm(): void;
  /** What is wrong with the page now: nothing, if nobody had to reload it and the text is in its field. */
  problem(ordinal: number): Promise<string | null>;
  readonly page: Page;
}

export interface TypedPages {
  readonly pages: readonly TypedPage[];
  close(): Promise<void>;
}

export interface TypedPagesOptions {
  readonly url: string;
  readonly evening: Evening;
  readonly count: number;
  /** The question that is on. */
  readonly ordinal: number;
}

const FEEDS = 2;

function typedText(index: number): string {
  return `half an answer ${index}`;
}

function answerField(page: Page, ordinal: number) {
  return page.getByLabel(`Your answer to question ${ordinal}`, { exact: true });
}

/** Opens pages of as many teams, from the last one on, each with half an answer in its field. */
export async function openTypedPages(options: TypedPagesOptions): Promise<TypedPages> {
  const { url, evening, count, ordinal } = options;
  const browser = await launchChromium();
  const pages: TypedPage[] = [];
  for (const [index, teamId] of evening.teamIds.slice(-count).entries()) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    let started = 0;
    let backAt: number | null = null;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).includes('"type":"started"')) return;
        started += 1;
        if (started === FEEDS) backAt = performance.now();
      }),
    );
    await page.goto(`${url}/team/game/${evening.sessionId}/team/${teamId}`);
    await answerField(page, ordinal).fill(typedText(index), { timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    pages.push({
      page,
      backAt: () => backAt,
      arm() {
        started = 0;
        backAt = null;
      },
      async problem(shown) {
        const isSamePage = await page.evaluate(() => 'neverReloaded' in window);
        if (!isSamePage) return 'a page was loaded anew';
        const text = await answerField(page, ordinal).inputValue();
        if (text !== typedText(index)) return `a field has '${text}' instead of what was typed`;
        await answerField(page, shown).waitFor({ timeout: 10_000 });
        return null;
      },
    });
  }
  return { pages, close: () => browser.close() };
}
