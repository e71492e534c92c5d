import type { Page } from 'playwright-core';
import { HOSTILE_HOST } from '../fixtures/hostile-texts';
import { eventually } from './quizmaster';

/** Listens to a page for everything that a hostile text could bring about. */
export interface ScriptWatch {
  /** What happened since the watch began: code that ran, dialogs, requests, what the policy stopped. */
  found: () => readonly string[];
  /**
   * Waits until the page has done what its elements began, such as failing to load a picture, and notes what is in it
   * as more than text.
   */
  look: () => Promise<void>;
}

const SETTLED = '__settled';

/** What of a hostile text is in the page as something else than text, and works by itself or at a press. */
function liveElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOREIGN =
      'iframe, frame, object, embed, applet, portal, base, style:not(head > style), script:not([src^="/assets/"]), ' +
      'meta[http-equiv], svg script, [srcdoc], [formaction], .pq-prose :is([style], [class], [id], form, svg, math, input)';
    const SAFE = ['http:', 'https:', 'mailto:', 'blob:'];
    const isHostile = (element: Element) => {
      if (element.matches(FOREIGN)) return true;
      if (element instanceof HTMLLinkElement && new URL(element.href).origin !== location.origin) return true;
      return [...element.attributes].some(({ name, value }) => {
        if (name.startsWith('on')) return true;
        const isAddress = ['href', 'src', 'action', 'xlink:href', 'data', 'poster', 'background'].includes(
          name,
        );
        return isAddress && !SAFE.includes(new URL(value, location.href).protocol);
      });
    };
    return [...document.querySelectorAll('*')]
      .filter(isHostile)
      .map((element) => `in the page: ${element.outerHTML.slice(0, 150)}`);
  });
}

/** Begins to watch; the page must not have been opened yet. */
export async function watchForScripts(page: Page): Promise<ScriptWatch> {
  const found: string[] = [];
  let settledCount = 0;
  const context = page.context();
  const note = (what: string) => {
    found.push(`${new URL(page.url()).pathname.replaceAll(/[\da-f-]{36}/g, ':id')}: ${what}`);
  };

  await context.exposeBinding('__hit', () => {
    note('code ran');
  });
  await context.exposeBinding('__stopped', (_source, directive: string) => {
    note(`stopped by ${directive}`);
  });
  await context.exposeBinding(SETTLED, () => {
    settledCount += 1;
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
      const { __stopped } = window as unknown as { __stopped: (directive: string) => void };
      __stopped(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await context.route(`${HOSTILE_HOST}/**`, (route) => {
    const request = route.request();
    const isPicture = request.resourceType() === 'image' && request.url().includes('/image.png');
    if (!isPicture) note(`asked for ${request.url()}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });

  async function settle(): Promise<void> {
    const before = settledCount;
    await page.evaluate((binding) => {
      // A script of the test's own: the policy of the page says nothing about it.
      const picture = new Image();
      picture.addEventListener('error', () => {
        setTimeout(() => (window as unknown as Record<string, () => void>)[binding]?.(), 0);
      });
      picture.src = 'data:image/png,nothing';
    }, SETTLED);
    await eventually(() =>
      settledCount > before ? Promise.resolve() : Promise.reject(new Error('not settled')),
    );
  }

  return {
    found: () => found,
    look: async () => {
      await settle();
      for (const element of await liveElements(page)) note(element);
    },
  };
}
