import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAIR, openChaosProxy, stormy } from './chaos-proxy';
import { playEvening } from './play-evening';
import { createRandom } from './random';
import { withServer } from './scenario-stage';
import { countKills, killDatabases, killServers } from './troubles';

const SEED = 7;

test('[TEAM-26] [RT-13] an evening with kills of server and database on a bad network loses nothing acknowledged', async () => {
  await withServer(async (server) => {
    const random = createRandom(SEED);
    const serverKills = countKills(4);
    const databaseKills = countKills(2);
    const servers = killServers({ server, random: random.fork('server'), kills: serverKills });
    const databases = killDatabases({ server, random: random.fork('database'), kills: databaseKills });
    const weather = random.fork('weather');
    const proxy = await openChaosProxy(server.port);
    proxy.setWeather(() => stormy(weather));
    const folder = join(server.dataDir, 'witness');
    mkdirSync(folder);
    const outcome = await playEvening({
      server,
      phonesUrl: proxy.url,
      random: random.fork('evening'),
      trouble: {
        async run(signal) {
          await Promise.all([servers.run(signal), databases.run(signal)]);
          proxy.setWeather(() => FAIR);
          proxy.resetAll();
        },
      },
      teams: 6,
      questions: 4,
      questionMs: 2500,
      clockOffMs: 86_400_000,
      folder,
    });
    await proxy.stop();

    expect(outcome.problems).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(serverKills.done).toBeGreaterThan(0);
    expect(databaseKills.done).toBeGreaterThan(0);
  });
});
