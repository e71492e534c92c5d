import { setTimeout as sleep } from 'node:timers/promises';
import { openLiveDevice, type LiveDevice } from '../evening/live-device';
import { openEvening } from '../evening/open-evening';
import { openTypedPages } from './restart-pages';
import type { SupervisedServer } from './supervised-server';

export interface RestartPlan {
  readonly server: SupervisedServer;
  readonly devices: number;
  readonly pages: number;
  readonly restarts: number;
}

/** What devices went through at one kill. */
export interface RestartTimes {
  /** Milliseconds from the kill until each headless device had both feeds again, sorted. */
  readonly devicesMs: readonly number[];
  readonly pagesMs: readonly number[];
  readonly problems: readonly string[];
}

interface Watched {
  readonly device: LiveDevice;
  backAt: number | null;
  started: number;
}

const TEAMS = 100;
const FEEDS = 2;
const PATIENCE_MS = 30_000;

function openWatched(url: string, sessionId: string, teamId: string): Watched {
  const watched: Watched = {
    backAt: null,
    started: 0,
    device: openLiveDevice({
      url,
      sessionId,
      teamId,
      onStarted() {
        watched.started += 1;
        if (watched.started === FEEDS) watched.backAt = performance.now();
      },
    }),
  };
  return watched;
}

async function until(isDone: () => boolean, withinMs = PATIENCE_MS): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (!isDone()) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}

function since(killedAt: number, times: readonly (number | null)[]): readonly number[] {
  return times.map((at) => (at === null ? PATIENCE_MS : at - killedAt)).sort((a, b) => a - b);
}

/** Kills the server under a crowd of devices and pages on one question, and watches them come back by themselves. */
export async function watchRestarts(plan: RestartPlan): Promise<readonly RestartTimes[]> {
  const { server, devices: count, restarts } = plan;
  const evening = await openEvening(server.url, { teams: TEAMS, questions: restarts + 2 });
  const { sessionId, teamIds, quizmaster } = evening;
  await quizmaster.api.session.start.mutate({ sessionId });
  const watched: Watched[] = [];
  for (let index = 0; index < count; index += 1) {
    watched.push(openWatched(server.url, sessionId, teamIds[index % TEAMS] ?? ''));
    await sleep(3);
  }
  const typed = await openTypedPages({ url: server.url, evening, count: plan.pages, ordinal: 1 });
  const questionOf = ({ device }: Watched) => device.session()?.currentQuestionNumber;
  const rounds: RestartTimes[] = [];
  try {
    await until(() => watched.every(({ backAt }) => backAt !== null));
    for (let question = 1; question <= restarts; question += 1) {
      await sleep(4000);
      for (const device of watched) Object.assign(device, { backAt: null, started: 0 });
      for (const page of typed.pages) page.arm();
      const killedAt = performance.now();
      await server.kill();
      await until(() =>
        [...watched, ...typed.pages].every(
          (each) => (typeof each.backAt === 'function' ? each.backAt() : each.backAt) !== null,
        ),
      );
      const lost = watched.filter((each) => questionOf(each) !== question).length;
      await server.ready();
      await quizmaster.api.session.askNextQuestion.mutate({ sessionId });
      const follows = await until(() => watched.every((each) => questionOf(each) === question + 1));
      const pageProblems = await Promise.all(typed.pages.map((page) => page.problem(question + 1)));
      rounds.push({
        devicesMs: since(
          killedAt,
          watched.map(({ backAt }) => backAt),
        ),
        pagesMs: since(
          killedAt,
          typed.pages.map((page) => page.backAt()),
        ),
        problems: [
          ...(lost === 0 ? [] : [`${lost} devices were not on question ${question}`]),
          ...(follows ? [] : ['not every device followed to the next question']),
          ...pageProblems.filter((problem) => problem !== null),
        ],
      });
    }
  } finally {
    await typed.close();
    await Promise.all(watched.map(({ device }) => device.close()));
    await quizmaster.close();
  }
  return rounds;
}
