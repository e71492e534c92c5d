import type { Page } from 'playwright-core';

export interface FrameTimes {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Scrolls the grid down and to the right for some seconds and times every frame. */
export async function framesWhileScrolling(page: Page, seconds: number): Promise<FrameTimes> {
  const times = await page.getByRole('grid').evaluate(async (grid, forMs) => {
    const frames: number[] = [];
    const ends = performance.now() + forMs;
    let last = performance.now();
    let step = 24;
    while (last < ends) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      grid.scrollTop += step;
      grid.scrollLeft += step / 4;
      if (grid.scrollTop <= 0 || grid.scrollTop + grid.clientHeight >= grid.scrollHeight) step = -step;
    }
    return frames.slice(2).sort((a, b) => a - b);
  }, seconds * 1000);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Milliseconds from a press on the mark of an answer in sight until the frame after shows it. */
export async function markToScreen(page: Page, rounds: number): Promise<readonly number[]> {
  return page.getByRole('grid').evaluate(async (grid, times) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const box = grid.getBoundingClientRect();
      const buttons = grid.querySelectorAll<HTMLButtonElement>(
        '[role="gridcell"] button[aria-pressed="false"]:not(:disabled)',
      );
      const button = [...buttons].find((open) => {
        const { x, y } = open.getBoundingClientRect();
        return x > box.x + 200 && x < box.right - 60 && y > box.y + 80 && y < box.bottom - 60;
      });
      if (!button) throw new Error('Nothing is left to mark in sight');
      const name = button.getAttribute('aria-label') ?? '';
      const pressed = performance.now();
      button.click();
      while (grid.querySelector(`button[aria-label="${name}"][aria-pressed="true"]`) === null) await frame();
      await frame();
      taken.push(performance.now() - pressed);
    }
    return taken;
  }, rounds);
}
