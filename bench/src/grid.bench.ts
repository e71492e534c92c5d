import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { framesWhileScrolling, type FrameTimes, markToScreen } from './grid/frames';
import { openStaticGrid } from './grid/static-grid';
import { launchChromium } from './load/launch-chromium';
import { startMeasuredServer } from './load/measured-server';
import { answerAll, startNight, submitAnswers, type Night } from './load/night';
import { median, report, say } from './measure';

const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '500' },
    questions: { type: 'string', default: '60' },
  },
});
const SIZE = { teams: Number(values.teams), questions: Number(values.questions) };
const ANSWERS_PER_SECOND = 100;
const SECONDS = 4;
/** Grid and picture take turns, so that what else the machine does meets both. */
const ROUNDS = 3;

/** Keeps changed answers coming from teams all over the pub; answers how to stop. */
function streamAnswers(night: Night): () => void {
  const { teamIds, questionIds } = night;
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    const teamId = teamIds[(sent * 7919) % teamIds.length];
    const questionId = questionIds[(sent * 31) % questionIds.length];
    if (teamId !== undefined && questionId !== undefined) {
      void submitAnswers(night, teamId, { [questionId]: `another guess, number ${sent}` });
    }
  }, 1000 / ANSWERS_PER_SECOND);
  return () => clearInterval(timer);
}

/** What one stretch of scrolling came to, round by round. */
interface Scrolled {
  readonly grid: readonly FrameTimes[];
  /** As many cells that no program draws. */
  readonly still: readonly FrameTimes[];
}

/** Scrolls both pages, each in the foreground for its turns. */
async function scrollInTurns(page: Page, picture: Page): Promise<Scrolled> {
  const grid: FrameTimes[] = [];
  const still: FrameTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await picture.bringToFront();
    still.push(await framesWhileScrolling(picture, SECONDS));
    await page.bringToFront();
    grid.push(await framesWhileScrolling(page, SECONDS));
  }
  return { grid, still };
}

async function openGrid(browser: Browser, url: string, night: Night): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'pubquiz_session', value: night.userSessionId, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/quizmaster/answer-sheet/${night.answerSheetId}/run-quiz/${night.sessionId}`);
  await page.getByRole('gridcell').first().waitFor({ timeout: 60_000 });
  return page;
}

/** Milliseconds from a saved answer of the first team until its cell shows it. */
async function answerToScreen(page: Page, night: Night): Promise<number> {
  const [teamId, questionId] = [night.teamIds[0], night.questionIds[0]];
  if (teamId === undefined || questionId === undefined) throw new Error('The night is empty');
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const words = `fresh ${round}`;
    const started = performance.now();
    await submitAnswers(night, teamId, { [questionId]: words });
    await page.getByRole('gridcell', { name: words }).first().waitFor();
    times.push(performance.now() - started);
  }
  return median(times);
}

const server = await startMeasuredServer();
const browser = await launchChromium();
let isReached: boolean;
try {
  const seeding = performance.now();
  const night = await startNight(server.url, { ...SIZE, asked: SIZE.questions });
  await answerAll(night);
  say(
    `${SIZE.teams} teams x ${SIZE.questions} questions seeded in ${Math.round(performance.now() - seeding)} ms`,
  );
  const opening = performance.now();
  const page = await openGrid(browser, server.url, night);
  const opened = performance.now() - opening;
  const picture = await openStaticGrid(page);
  const quiet = await scrollInTurns(page, picture);
  const quietMarks = await markToScreen(page, 10);
  const stop = streamAnswers(night);
  const busy = await scrollInTurns(page, picture);
  const busyMarks = await markToScreen(page, 10);
  stop();
  const answer = await answerToScreen(page, night);

  const unit = 'ms';
  const at = (rounds: readonly FrameTimes[], which: keyof FrameTimes) =>
    median(rounds.map((round) => round[which]));
  const ratio = ({ grid, still }: Scrolled) => at(grid, 'p95') / at(still, 'p95');
  isReached = report([
    { name: 'open the run screen', value: opened, unit, target: 4000 },
    { name: 'frame while scrolling, p50', value: at(quiet.grid, 'p50'), unit, target: 17 },
    { name: 'frame while scrolling, p95', value: at(quiet.grid, 'p95'), unit, target: 17 },
    { name: 'frame while scrolling, longest', value: at(quiet.grid, 'max'), unit, target: 200 },
    {
      name: 'frame of as many cells without a program, p95',
      value: at(quiet.still, 'p95'),
      unit,
      target: 50,
    },
    { name: 'grid : cells without a program, p95', value: ratio(quiet), unit: 'x', target: 1.5 },
    { name: 'while 100 answers a second arrive, p50', value: at(busy.grid, 'p50'), unit, target: 17 },
    { name: 'while 100 answers a second arrive, p95', value: at(busy.grid, 'p95'), unit, target: 34 },
    { name: 'while 100 answers a second arrive, longest', value: at(busy.grid, 'max'), unit, target: 300 },
    { name: 'the cells without a program meanwhile, p95', value: at(busy.still, 'p95'), unit, target: 50 },
    { name: 'grid : cells without a program meanwhile, p95', value: ratio(busy), unit: 'x', target: 2 },
    { name: 'mark to screen', value: median(quietMarks), unit, target: 60 },
    { name: 'mark to screen while 100 answers a second arrive', value: median(busyMarks), unit, target: 100 },
    { name: 'answer of a team to screen', value: answer, unit, target: 500 },
  ]);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isReached ? 0 : 1);
