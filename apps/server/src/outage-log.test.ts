import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutageLog, type OutageLog } from './outage-log';
import { catchLog, type CaughtLog } from './testing';

let caught: CaughtLog;
let problem: () => Promise<string | null>;
let outages: OutageLog;

beforeEach(() => {
  vi.useFakeTimers();
  caught = catchLog();
  problem = () => Promise.resolve('The database does not answer');
  outages = createOutageLog({ log: caught.log, databaseProblem: () => problem() });
});

afterEach(async () => {
  await outages.stop();
  vi.useRealTimers();
});

function messages(): readonly unknown[] {
  const lines = caught.text().split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
}

const AWAY = 'The database is away; it is asked until it is back';
const BACK = 'The database is back';

function refused(): Error {
  return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

async function beAway(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    for (const where of ['version poll', 'login poll', 'hub']) outages.fault(refused(), where);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('an outage of thirty seconds is told in two lines, however often the database is asked', async () => {
  await beAway(30);
  expect(messages()).toEqual([AWAY]);
  expect(caught.text()).toContain('"where":"version poll","code":"ECONNREFUSED"');
  problem = () => Promise.resolve(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(messages()).toEqual([AWAY, BACK]);
  expect(caught.text()).toContain('"seconds":31');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages()).toHaveLength(2);
});

test('a database that cannot even be asked is not back', async () => {
  await beAway(1);
  problem = () => Promise.reject(new Error('no such role'));
  await beAway(10);
  expect(messages()).toEqual([AWAY]);
});

test('the next outage is told as the first one was', async () => {
  problem = () => Promise.resolve(null);
  await beAway(2);
  expect(messages()).toEqual([AWAY, BACK, AWAY, BACK]);
});

test('a fault that is no outage is told each time, during an outage, too', async () => {
  await beAway(1);
  for (let time = 0; time < 2; time += 1) outages.fault(new Error('a bug'), 'hub');
  expect(messages()).toEqual([AWAY, 'A call failed', 'A call failed']);
});

test('what a query asked for is never told', () => {
  const driver = Object.assign(new Error('closed'), { code: 'CONNECTION_CLOSED' });
  const query = Object.assign(new Error('select 1 where id = secret', { cause: driver }), {
    query: 'select',
  });
  outages.fault(query, 'hub');
  expect(caught.text()).toContain('"reason":"closed"');
  expect(caught.text()).not.toContain('secret');
});
