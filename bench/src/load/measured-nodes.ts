import { BUILT_SERVER, startChild, type Child } from './child';
import { startMeasuredDatabase } from './measured-database';

/** Two processes of the built server on one database with fsync on. */
export interface MeasuredNodes {
  readonly near: MeasuredNode;
  readonly far: MeasuredNode;
  stop(): Promise<void>;
}

export interface MeasuredNode {
  readonly url: string;
  readonly port: number;
}

/** Starts PostgreSQL as `npm start` does, and two nodes; without `redisUrl` PostgreSQL is their bus as well. */
export async function startMeasuredNodes(redisUrl: string | null): Promise<MeasuredNodes> {
  const database = await startMeasuredDatabase();
  const children: Child[] = [];

  async function start(): Promise<MeasuredNode> {
    const child = startChild({
      script: BUILT_SERVER,
      env: { ...database.env, REDIS_URL: redisUrl ?? '' },
    });
    children.push(child);
    const url = await child.printed(/ready at (http:\/\/\S+)/);
    return { url, port: Number(new URL(url).port) };
  }

  async function stop(): Promise<void> {
    for (const child of children) await child.stop();
    await database.stop();
  }

  try {
    const near = await start();
    const far = await start();
    return { near, far, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
