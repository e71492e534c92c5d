import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startBuiltServer } from './grid/built-server';
import { framesWhileScrolling, markToScreen } from './grid/frames';
import { type FullNight, seedFullNight } from './grid/full-night';
import { median, report } from './measure';

const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '500' },
    questions: { type: 'string', default: '60' },
  },
});
const SIZE = { teams: Number(values.teams), questions: Number(values.questions) };
const ANSWERS_PER_SECOND = 100;
const SECONDS = 8;

/** Keeps changed answers coming from teams all over the pub; answers how to stop. */
function streamAnswers({ teamIds, questionIds, submit }: FullNight): () => void {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    const teamId = teamIds[(sent * 7919) % teamIds.length];
    const questionId = questionIds[(sent * 31) % questionIds.length];
    if (teamId !== undefined && questionId !== undefined) {
      void submit(teamId, { [questionId]: `another guess, number ${sent}` });
    }
  }, 1000 / ANSWERS_PER_SECOND);
  return () => clearInterval(timer);
}

async function openGrid(browser: Browser, url: string, night: FullNight): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'pubquiz_session', value: night.userSessionId, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/quizmaster/answer-sheet/${night.sheetId}/run-quiz/${night.sessionId}`);
  await page.getByRole('gridcell').first().waitFor({ timeout: 60_000 });
  return page;
}

/** Milliseconds from a saved answer of the first team until its cell shows it. */
async function answerToScreen(page: Page, night: FullNight): Promise<number> {
  const [teamId, questionId] = [night.teamIds[0], night.questionIds[0]];
  if (teamId === undefined || questionId === undefined) throw new Error('The night is empty');
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const words = `fresh ${round}`;
    const started = performance.now();
    await night.submit(teamId, { [questionId]: words });
    await page.getByRole('gridcell', { name: words }).first().waitFor();
    times.push(performance.now() - started);
  }
  return median(times);
}

const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let isReached: boolean;
try {
  const seeding = performance.now();
  const night = await seedFullNight(server.url, SIZE);
  process.stdout.write(
    `${SIZE.teams} teams x ${SIZE.questions} questions seeded in ${Math.round(performance.now() - seeding)} ms\n`,
  );
  const opening = performance.now();
  const page = await openGrid(browser, server.url, night);
  const opened = performance.now() - opening;
  const quiet = await framesWhileScrolling(page, SECONDS);
  const quietMarks = await markToScreen(page, 10);
  const stop = streamAnswers(night);
  const busy = await framesWhileScrolling(page, SECONDS);
  const marks = await markToScreen(page, 10);
  stop();
  const answer = await answerToScreen(page, night);

  const ms = 'ms';
  isReached = report([
    { name: 'open the run screen', value: opened, unit: ms, target: 4000 },
    { name: 'frame while scrolling, p50', value: quiet.p50, unit: ms, target: 17 },
    { name: 'frame while scrolling, p95', value: quiet.p95, unit: ms, target: 50 },
    { name: 'frame while scrolling, longest', value: quiet.max, unit: ms, target: 200 },
    { name: 'the same with 100 answers a second, p50', value: busy.p50, unit: ms, target: 17 },
    { name: 'the same with 100 answers a second, p95', value: busy.p95, unit: ms, target: 67 },
    { name: 'the same with 100 answers a second, longest', value: busy.max, unit: ms, target: 300 },
    { name: 'mark to screen', value: median(quietMarks), unit: ms, target: 60 },
    { name: 'mark to screen with 100 answers a second', value: median(marks), unit: ms, target: 150 },
    { name: 'answer of a team to screen', value: answer, unit: ms, target: 500 },
  ]);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isReached ? 0 : 1);
