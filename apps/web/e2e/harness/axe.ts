import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 768, 1280];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface AxeWindow {
  readonly axe: {
    run: (context: Document, options: object) => Promise<{ violations: readonly Violation[] }>;
  };
}

/** What breaks the rules on the page as it is now, one line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as AxeWindow).axe;
    const { violations: found } = await run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      iframes: false,
    });
    const lines = found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    // A bar that sticks to an edge covers what scrolling brings out.
    return lines.filter((line) => !/^target-size: .*partially obscured/s.test(line));
  }, TAGS);
}

/** What sticks out of the page sideways. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px stick out: ${wide
        .slice(0, 8)
        .map(({ className, tagName }) => `${tagName}.${className}`)
        .join(', ')}`,
    ];
  });
}

/** Waits until a change of width or theme has been drawn to its end. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    while (document.getAnimations().some(({ playState }) => playState === 'running')) await frame();
  });
}

/** Looks at the page as it is in three widths and both themes, and in the narrowest for what sticks out. */
export async function expectAccessible(
  page: Page,
  screen: string,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const lines = await violations(page);
      found.push(...lines.map((line) => `${screen}, ${width} px, ${colorScheme}: ${line}`));
    }
  }
  for (const width of new Set([320, ...widths])) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    found.push(...(await sidewaysOverflow(page)).map((line) => `${screen}, ${width} px: ${line}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  expect.soft(found).toEqual([]);
}
