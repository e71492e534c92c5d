import type { Page } from 'playwright-core';

interface TimedWindow {
  keyTimes: number[];
}

/** Types into the field that has the focus and times each key, from its event to the end of the frame that shows it. */
export async function keyTimes(page: Page, text: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    const timed = window as unknown as TimedWindow;
    timed.keyTimes = [];
    const { keyTimes: times } = timed;
    document.onkeydown = ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message is handled once the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
  });
  // Slower than anyone types and faster than a pause: what is put off until people stop typing is not counted away.
  await page.keyboard.type(text, { delay: 60 });
  await page.waitForFunction(
    (keys) => (window as unknown as TimedWindow).keyTimes.length >= keys,
    text.length,
  );
  return page.evaluate(() => (window as unknown as TimedWindow).keyTimes);
}
