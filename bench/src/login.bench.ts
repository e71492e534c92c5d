import { startMeasuredServer } from './load/measured-server';
import { median, report, say } from './measure';

const ROUNDS = 150;
const WARM_UP = 10;
const PASSWORD = 'seven wet otters';
const KNOWN = 'landlady@example.org';

const server = await startMeasuredServer({ env: { LOG_LEVEL: 'error' } });

async function call(procedure: string, input: object): Promise<number> {
  const answer = await fetch(`${server.url}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function timeLogIn(username: string): Promise<number> {
  const began = performance.now();
  const status = await call('auth.logIn', { username, password: 'a wrong guess' });
  if (status !== 401) throw new Error(`The log-in was answered ${String(status)}`);
  return performance.now() - began;
}

/** How well one measurement tells a known username from an unknown one: 0.5 is a coin's toss, 1 is certainty. */
function tellingApart(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  const share = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
  return Math.max(share, 1 - share);
}

try {
  await call('auth.signUp', { username: KNOWN, password: PASSWORD, cheese: 'z' });
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // In turns, and each first as often as the other: whatever else the machine does hits both.
    const first = round % 2 === 0;
    const one = await timeLogIn(first ? KNOWN : `nobody-${String(round)}@example.org`);
    const other = await timeLogIn(first ? `nobody-${String(round)}@example.org` : KNOWN);
    if (round < WARM_UP) continue;
    known.push(first ? one : other);
    unknown.push(first ? other : one);
  }
  const [middleKnown, middleUnknown] = [median(known), median(unknown)];
  say(
    `${String(ROUNDS)} wrong passwords each: known ${middleKnown.toFixed(2)} ms, unknown ${middleUnknown.toFixed(2)} ms`,
  );
  const isReached = report(
    [
      {
        name: 'median of a known username over that of an unknown one',
        value: Math.max(middleKnown / middleUnknown, middleUnknown / middleKnown),
        unit: 'times',
        target: 1.05,
      },
      {
        name: 'how well one measurement tells them apart (0.5 = not)',
        value: tellingApart(known, unknown),
        unit: 'share',
        target: 0.65,
      },
    ],
    { known, unknown },
  );
  process.exitCode = isReached ? 0 : 1;
} finally {
  await server.stop();
}
