import { setTimeout as sleep } from 'node:timers/promises';
import { builtPart, startChild } from './load/child';
import { countTransactions, stopAutovacuum } from './load/count-transactions';
import { startMeasuredServer } from './load/measured-server';
import { startNight } from './load/night';
import { median, report, say } from './measure';

const DEVICES = 10_000;
const ROUNDS = 9;

const server = await startMeasuredServer();
const raw = startChild({ script: builtPart('raw-server') });
const hubDevices = startChild({ script: builtPart('devices') });
const rawDevices = startChild({ script: builtPart('devices') });
try {
  // Its own transactions would count as those of the storm.
  await stopAutovacuum(server.databaseUrl);
  const night = await startNight(server.url, { teams: 30, questions: 20, asked: 1 });
  const rawPort = Number(await raw.printed(/listening on (\d+)/));
  const params = { path: 'live.session', input: { sessionId: night.sessionId } };
  const hello = JSON.stringify({ id: 1, method: 'subscription', params });
  // Started, and the present state.
  const hub = { count: DEVICES, port: server.port, path: '/trpc', hello, framesEach: 2 };
  const bare = { count: DEVICES, port: rawPort, path: '/', hello: null, framesEach: 0 };

  const found = { hub: [] as number[], raw: [] as number[], queries: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const baseline = await rawDevices.ask<number>('open', bare);
    await rawDevices.ask('cut');
    await sleep(500);
    const before = await countTransactions(server.databaseUrl);
    const back = await hubDevices.ask<number>('open', hub);
    const after = await countTransactions(server.databaseUrl);
    // The node looks at versions all the time, and so does the counting: as much as in a quiet time as long.
    await sleep(back);
    const quiet = (await countTransactions(server.databaseUrl)) - after;
    const queries = Math.max(0, after - before - quiet);
    await hubDevices.ask('cut');
    await sleep(500);
    if (round === 0) continue;
    found.raw.push(baseline);
    found.hub.push(back);
    found.queries.push(queries);
  }
  say(`${DEVICES} sockets cut at once, ${ROUNDS} rounds, alternating:`);
  say(`raw ws handshakes: ${found.raw.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  say(`all resynchronised: ${found.hub.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  process.exitCode = report(
    [
      {
        name: 'all resynchronised : raw ws handshakes',
        value: median(found.hub) / median(found.raw),
        unit: 'x',
        target: 2,
      },
      {
        name: 'transactions of the database for a storm, most',
        value: Math.max(...found.queries),
        unit: '',
        target: 5,
      },
    ],
    found,
  )
    ? 0
    : 1;
} finally {
  for (const child of [hubDevices, rawDevices, raw, server]) await child.stop();
}
process.exit();
