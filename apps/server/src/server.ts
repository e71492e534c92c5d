import type { RequestListener, Server } from 'node:http';
import { ensureAdmin } from './auth/ensure-admin';
import { startDailyBackup } from './backup/daily-backup';
import { createDeps } from './create-deps';
import type { Environment } from './env';
import { allowedOrigins } from './http/allowed-origins';
import { createApp } from './http/app';
import { checkDatabase } from './http/check-database';
import { listen } from './http/listen';
import { logFault } from './log-fault';
import { createHttpServer } from './http/create-http-server';
import { createMetrics } from './http/metrics';
import { routeUpgrades, type SocketRoute } from './http/upgrade';
import { loadWebFiles } from './http/web-files';
import { startHousekeeping } from './housekeeping';
import { createPostgresBus } from './live/bus/postgres-bus';
import { createRedisBus } from './live/bus/redis-bus';
import { createEventSocket } from './live/event-socket';
import { pollLogins } from './live/login-poll';
import { createTrpcSocket } from './live/trpc-socket';
import { pollVersions } from './live/version-poll';
import { createLogger, type Logger } from './logger';
import { openDatabase, type OpenDatabase } from './open-database';
import { createOutageLog } from './outage-log';
import { defaultPaths, type Paths } from './paths';
import { readSettings, type Settings } from './settings';
import { loadStarterLibrary } from './starter-library/load-starter-library';
import { stopServer } from './stop-server';

export interface StartOptions {
  readonly environment: Environment;
  readonly paths?: Partial<Paths>;
  readonly log?: Logger;
}

export interface RunningServer {
  /** Where it listens, for a browser on this machine. */
  readonly url: string;
  readonly settings: Settings;
  /** Asks devices to reconnect, finishes what is under way and leaves the database; within seconds. */
  close(): Promise<void>;
}

const notYet: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  res.end(JSON.stringify({ error: 'Try again' }));
};

function localUrl(host: string, port: number): string {
  const isHere = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Ready {
  readonly server: Server;
  readonly port: number;
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly log: Logger;
  readonly environment: Environment;
}

/** Puts everything together on an open port and an open database. */
async function serve({
  server,
  port,
  database,
  settings,
  paths,
  log,
  environment,
}: Ready): Promise<RunningServer> {
  const databaseProblem = checkDatabase(database);
  const outageLog = createOutageLog({ log, databaseProblem });
  const bus =
    environment.REDIS_URL === undefined
      ? createPostgresBus(database.sql, (error) => outageLog.fault(error, 'bus'))
      : createRedisBus(environment.REDIS_URL, (error) => logFault(log, error, 'bus'));
  const deps = createDeps({
    database,
    bus,
    settings,
    log,
    onFault: outageLog.fault,
    markdownWorker: paths.markdownWorker,
    hasRateLimits: environment.RATE_LIMIT === 'on',
  });
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = environment;
  const ensureHost = async () => {
    if (username !== undefined && password !== undefined) await ensureAdmin(deps, { username, password });
  };
  await ensureHost();
  await loadStarterLibrary(deps);
  await bus.start((hint) => {
    if ('login' in hint) deps.logins.hear(hint);
    else deps.hub.notice(hint.sessionId, hint.version);
  });
  const versionPoll = pollVersions(deps, (error) => outageLog.fault(error, 'version poll'));
  const loginPoll = pollLogins(deps, (error) => outageLog.fault(error, 'login poll'));
  const housekeeping = startHousekeeping(deps);
  const ofDatabase = { url: database.url, migrationsFolder: paths.migrationsDir };
  const dailyBackup = startDailyBackup({ ...deps, ...ofDatabase, settings: settings.backups });

  let isStopping = false;
  const doors = {
    origins: allowedOrigins(environment.PUBLIC_URL, port),
    trustedProxies: environment.TRUST_PROXY,
  };
  const app = createApp(deps, {
    ...doors,
    basicCredential: environment.API_BASIC_AUTH,
    metrics: createMetrics(),
    webFiles: loadWebFiles(paths.webDir),
    operator: {
      ...ofDatabase,
      adminUsername: username ?? null,
      onRestored: async () => {
        await ensureHost();
        for (const socket of sockets.values()) socket.askToReconnect();
      },
    },
    notReady: () => (isStopping ? Promise.resolve('Try again') : databaseProblem()),
  });
  const sockets = new Map<string, SocketRoute>([
    ['/trpc', createTrpcSocket(deps, doors)],
    ['/', createEventSocket(deps, doors)],
  ]);
  routeUpgrades(server, sockets, () => isStopping);
  server.removeAllListeners('request');
  server.on('request', app);

  let closing: Promise<void> | null = null;
  return {
    url: localUrl(environment.HOST, port),
    settings,
    close() {
      isStopping = true;
      closing ??= stopServer({ server, sockets: [...sockets.values()] }).then(async () => {
        deps.hub.stop();
        const running = [versionPoll, loginPoll, housekeeping, dailyBackup, bus, deps.markdown, outageLog];
        await Promise.allSettled(running.map((each) => each.stop()));
        await database.close();
      });
      return closing;
    },
  };
}

/**
 * Starts everything on one port. It listens first, so that a taken port is known before a database is touched, and
 * answers 503 until it is ready; a database that is away is waited for.
 * @throws ListenError, DatabaseStartError with a sentence for people.
 */
export async function startServer({
  environment,
  paths: given,
  log: givenLog,
}: StartOptions): Promise<RunningServer> {
  const paths = { ...defaultPaths(), ...given };
  const log = givenLog ?? createLogger(environment.LOG_LEVEL);
  const server = createHttpServer(notYet);
  const port = await listen(server, { port: environment.PORT, host: environment.HOST });
  let database: OpenDatabase | null = null;
  try {
    const settings = await readSettings(environment, { port, contentDir: paths.contentDir });
    database = await openDatabase({ environment, paths, log });
    return await serve({ server, port, database, settings, paths, log, environment });
  } catch (error) {
    server.close();
    await database?.close();
    throw error;
  }
}
