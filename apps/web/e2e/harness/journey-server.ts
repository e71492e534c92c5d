import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  type DataDir,
  freePort,
  type ServerProcess,
  startServerProcess,
  temporaryDataDir,
} from './server-process';

type Environment = Readonly<Record<string, string>>;

/** The server of a journey: its properties hold from the first hook on. */
export interface JourneyServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** kill -9. */
  kill: () => Promise<void>;
  /** Starts it again, after `kill`, on the same data and the same port. */
  startAgain: () => Promise<void>;
}

interface Running {
  process: ServerProcess;
  readonly port: number;
  readonly dataDir: DataDir;
}

function journeyServer(env: Environment) {
  let running: Running | undefined;
  const current = (): Running => {
    if (!running) throw new Error('The server runs only inside hooks and tests.');
    return running;
  };
  const startAt = (port: number, dataDir: DataDir) =>
    startServerProcess({ dataDir: dataDir.path, port, env });

  const server: JourneyServer = {
    get url() {
      return current().process.url;
    },
    get port() {
      return current().port;
    },
    get dataDir() {
      return current().dataDir.path;
    },
    kill: () => current().process.kill(),
    startAgain: async () => {
      current().process = await startAt(current().port, current().dataDir);
    },
  };
  return {
    server,
    start: async () => {
      const dataDir = await temporaryDataDir();
      const port = await freePort();
      running = { process: await startAt(port, dataDir), port, dataDir };
    },
    stop: async () => {
      await running?.process.stop();
      await running?.dataDir.remove();
      running = undefined;
    },
  };
}

/** One server with an empty database for all journeys of a file. */
export function serverOfEachFile(env: Environment = {}): JourneyServer {
  const { server, start, stop } = journeyServer(env);
  beforeAll(start);
  afterAll(stop);
  return server;
}

/** A server with an empty database for each journey: for those that kill it. */
export function serverOfEachTest(env: Environment = {}): JourneyServer {
  const { server, start, stop } = journeyServer(env);
  beforeEach(start);
  afterEach(stop);
  return server;
}
