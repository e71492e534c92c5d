import { CADDY, startCaddy } from './caddy';
import { startRoundRobin } from './round-robin';
import type { ServerProcess, ServerProcessOptions } from './running-server';

/** Several processes that look like one server from outside. */
export interface ServerNodes extends ServerProcess {
  readonly nodes: readonly ServerProcess[];
  /** Starts one more; the round-robin knows it at once. */
  add: () => Promise<void>;
}

type StartNode = (options: ServerProcessOptions) => Promise<ServerProcess>;

export interface ServerNodesOptions extends ServerProcessOptions {
  readonly count: number;
}

/**
 * Starts nodes on one DATA_DIR, and so on one database, behind a round-robin on the port: a kill -9 leaves the database
 * to whoever comes next, as with one process. The nodes are started at once, and `kill` and `stop` end them all.
 */
export async function startServerNodes(
  { count, port, env = {}, ...options }: ServerNodesOptions,
  startNode: StartNode,
): Promise<ServerNodes> {
  const url = `${CADDY === undefined ? 'http' : 'https'}://localhost:${port}`;
  const nodes: ServerProcess[] = [];
  const { HOST: host = '127.0.0.1', ...rest } = env;
  const add = async () => {
    nodes.push(
      await startNode({
        ...options,
        port: 0,
        env: { PUBLIC_URL: url, TRUST_PROXY: CADDY === undefined ? '0' : '1', ...rest },
      }),
    );
  };
  const started = await Promise.allSettled(Array.from({ length: count }, add));
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) {
    await Promise.all(nodes.map((node) => node.stop()));
    throw failed.reason;
  }
  const balancer = await (CADDY === undefined ? startRoundRobin : startCaddy)({
    host,
    port,
    targets: () => nodes.map((node) => Number(new URL(node.url).port)),
  });
  return {
    url,
    pid: nodes[0]?.pid ?? 0,
    nodes,
    add,
    output: () => nodes.map((node) => node.output()).join(''),
    stop: async () => {
      const codes = await Promise.all(nodes.map((node) => node.stop()));
      await balancer.close();
      return codes.find((code) => code !== 0) ?? 0;
    },
    kill: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await balancer.close();
    },
  };
}
