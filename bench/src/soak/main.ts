import { setMaxListeners } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMeasuredServer, type MeasuredServer } from '../load/measured-server';
import { say } from '../measure';
import type { ProbeSample } from '../processes/soak-probe';
import { drawReport, summarise, type SoakSample } from './draw-report';
import { playEvenings, QUESTIONS, type Tally } from './play-evenings';

const PUBS = 4;
const SAMPLE_MS = 30_000;
const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    devices: { type: 'string', default: '1000' },
    'question-seconds': { type: 'string', default: '20' },
    out: { type: 'string', default: 'node_modules/.cache/pub-quiz/soak/report.html' },
  },
});
const minutes = Number(values.minutes);
const devices = Number(values.devices);
const questionMs = Number(values['question-seconds']) * 1000;
const out = resolve(values.out);

/** Answers of the kind 5xx, and faults in the log. */
async function serverErrors(server: MeasuredServer): Promise<number> {
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: CREDENTIAL } });
  const lines = (await metrics.text()).matchAll(
    /^pubquiz_request_seconds_count\{.*status="5\d\d".*\} (\d+)/gm,
  );
  const answered = [...lines].reduce((sum, [, number]) => sum + Number(number), 0);
  const logged = server.output().match(/"level":(50|60)/g)?.length ?? 0;
  return answered + logged;
}

const began = performance.now();
const tally: Tally = { evenings: 0, devices: 0, calls: 0, errors: 0, firstErrors: [] };
const samples: SoakSample[] = [];
let last = { cpuMs: 0, at: began };

async function takeSample(server: MeasuredServer): Promise<void> {
  const probe = await server.ask<ProbeSample>('sample');
  const at = performance.now();
  samples.push({
    minutes: (at - began) / 60_000,
    rssMb: probe.rssBytes / 2 ** 20,
    heapMb: probe.heapBytes / 2 ** 20,
    delayP99Ms: probe.delayP99Ms,
    delayMaxMs: probe.delayMaxMs,
    cpuPercent: ((probe.cpuMs - last.cpuMs) / (at - last.at)) * 100,
    devices: tally.devices,
    evenings: tally.evenings,
    calls: tally.calls,
    errors: tally.errors + (await serverErrors(server)),
  });
  last = { cpuMs: probe.cpuMs, at };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, drawReport(samples));
  writeFileSync(
    out.replace(/\.html$/, '.json'),
    JSON.stringify({ summary: summarise(samples), samples, firstErrors: tally.firstErrors }, null, 1),
  );
}

const ending = new AbortController();
// Each phone that waits for its moment listens to the end.
setMaxListeners(0, ending.signal);
const server = await startMeasuredServer({ probe: 'soak-probe', env: { RATE_LIMIT: 'on' } });
try {
  await server.ask('sample');
  const pub = {
    url: server.url,
    devices: Math.floor(devices / PUBS),
    questionMs,
    tally,
    signal: ending.signal,
  };
  const pubs = Array.from({ length: PUBS }, async (_, index) => {
    // Each pub is at another part of its evening.
    await sleep((index / PUBS) * QUESTIONS * questionMs, undefined, { signal: ending.signal }).catch(
      () => undefined,
    );
    await playEvenings(pub);
  });
  while (performance.now() - began < minutes * 60_000) {
    await sleep(Math.min(SAMPLE_MS, minutes * 60_000 - (performance.now() - began)));
    await takeSample(server);
  }
  ending.abort();
  await Promise.all(pubs);
} finally {
  ending.abort();
  await server.stop();
}
const summary = summarise(samples);
say(
  `${summary.minutes.toFixed(1)} minutes, ${devices} devices, ${summary.evenings} quizzes, ${summary.calls} calls`,
);
say(
  `heap after a full collection ${summary.heapSlopeMbPerHour.toFixed(2)} MB per hour, resident memory ${summary.rssSlopeMbPerHour.toFixed(2)} MB per hour (without the first ${summary.warmUpMinutes.toFixed(1)} minutes)`,
);
say(`event-loop delay p99 ${summary.delayP99Ms.toFixed(1)} ms, errors ${summary.errors}`);
for (const error of tally.firstErrors) say(error);
say(out);
process.exit(summary.errors === 0 ? 0 : 1);
