import { BUILT_SERVER, builtPart, startChild, type Child } from './child';
import { startMeasuredDatabase } from './measured-database';

/** The built server with a probe beside it, on a database of its own with fsync on. */
export interface MeasuredServer extends Child {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
}

export interface MeasuredServerOptions {
  /** The part that is loaded beside the server and answers questions about it. */
  readonly probe?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL as `npm start` does, and the built server on it. */
export async function startMeasuredServer({
  probe = 'probe',
  env = {},
}: MeasuredServerOptions = {}): Promise<MeasuredServer> {
  const database = await startMeasuredDatabase();
  const server = startChild({
    script: BUILT_SERVER,
    flags: ['--import', builtPart(probe)],
    env: { ...database.env, ...env },
  });
  const url = await server.printed(/ready at (http:\/\/\S+)/);
  return {
    ...server,
    url,
    port: Number(new URL(url).port),
    databaseUrl: database.url,
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}
