import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { keyTimes } from './editor/key-times';
import { seedQuiz } from './editor/seed-quiz';
import { launchChromium } from './load/launch-chromium';
import { startMeasuredServer } from './load/measured-server';
import { median, report, say } from './measure';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '200' },
    'open-cards': { type: 'string', default: '10' },
  },
});
const QUESTIONS = Number(values.questions);
const OPEN_CARDS = Number(values['open-cards']);
const TEXT = 'Which river flows through Vienna, Bratislava, Budapest and Belgrade?';
const SLOW_KEYS = 0.95;

async function openEditor(browser: Browser, url: string, questions: number): Promise<Page> {
  const quiz = await seedQuiz(url, questions);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'pubquiz_session', value: quiz.userSessionId, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/quizmaster/answer-sheet/${quiz.sheetId}`);
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  const first = Math.max(0, Math.floor(questions / 2) - OPEN_CARDS);
  for (let index = first; index < Math.min(questions, first + OPEN_CARDS); index += 1) {
    await cards.nth(index).getByRole('button', { expanded: false }).first().click();
  }
  await cards.nth(first).getByLabel('Question', { exact: true }).click();
  return page;
}

const server = await startMeasuredServer();
const browser = await launchChromium();
let isReached: boolean;
try {
  const small = await openEditor(browser, server.url, 1);
  await keyTimes(small, TEXT);
  const floor = await keyTimes(small, TEXT);
  await small.context().close();
  const page = await openEditor(browser, server.url, QUESTIONS);
  await keyTimes(page, TEXT);
  const keys = await keyTimes(page, TEXT);
  const slow = [...keys].sort((a, b) => a - b)[Math.floor(keys.length * SLOW_KEYS)] ?? NaN;

  say(
    `A key until the frame that shows it is drawn, in a quiz of ${QUESTIONS} questions, ${OPEN_CARDS} of them open.`,
  );
  const unit = 'ms';
  isReached = report([
    { name: 'key, p50', value: median(keys), unit, target: 50 },
    { name: 'key, p95', value: slow, unit, target: 50 },
    { name: 'the same in a quiz of one question, p50', value: median(floor), unit, target: 50 },
    { name: 'many questions : one question', value: median(keys) / median(floor), unit: 'x', target: 2.5 },
  ]);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isReached ? 0 : 1);
