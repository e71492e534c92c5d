import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { onTestFinished } from 'vitest';

import type { DatabaseAccount } from '../embedded/database-account';
import { removeWithThisProcess } from './remove-with-this-process';
import { temporaryFolder } from './temporary-folder';

/** What a node says about itself, one line each. */
export type NodeLine =
  | { readonly event: 'log'; readonly text: string }
  | {
      readonly event: 'ready';
      readonly url: string;
      readonly origin: 'started' | 'adopted';
      readonly ms: number;
    }
  | { readonly event: 'stopped'; readonly outcome: 'stopped' | 'left-running' }
  | { readonly event: 'refused'; readonly problem: string; readonly text: string };

/** A node under test: a process that holds an embedded database and can be killed. */
export type EmbeddedNode = {
  readonly lines: readonly NodeLine[];
  /** The first line of a kind, once it is said; fails when the process ends without it. */
  said<Event extends NodeLine['event']>(event: Event): Promise<Extract<NodeLine, { event: Event }>>;
  stop(): Promise<'stopped' | 'left-running'>;
  kill(): Promise<void>;
};

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the package, where the bundle finds its libraries, and out of version control. */
const bundleFolder = `${packageFolder}node_modules/.cache/embedded-node-${process.pid}`;

/** Bundles the node's program for Node itself, as the server is bundled; answers how to remove it, as `beforeAll` expects. */
export async function bundleEmbeddedNode(): Promise<() => void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: packageFolder,
    build: {
      ssr: 'src/testing/embedded-node-main.ts',
      outDir: bundleFolder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'node.mjs' } },
    },
  });
  return () => rmSync(bundleFolder, { recursive: true, force: true });
}

/** An empty DATA_DIR for one test, which goes with everything that runs on it. */
export function aDataDir(name = ''): string {
  const folder = temporaryFolder('pubquiz-embedded-');
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(removeWithThisProcess(dataDir));
  return dataDir;
}

type NodeOptions = {
  readonly account?: DatabaseAccount | undefined;
  /** Where the node looks for the package with PostgreSQL's programs. */
  readonly resolveFrom?: string;
};

/** Starts a node on a DATA_DIR, as another account where one is given; it ends with the test at the latest. */
export function aNode(dataDir: string, options: NodeOptions = {}): EmbeddedNode {
  const { account, resolveFrom = `${packageFolder}package.json` } = options;
  const child = spawn(process.execPath, [`${bundleFolder}/node.mjs`, dataDir, resolveFrom], {
    ...account,
    cwd: '/',
    // pnpm lets its own programs find every package; a server finds what it declares.
    env: { ...process.env, NODE_PATH: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: NodeLine[] = [];
  const output = createInterface(child.stdout);
  output.on('line', (line) => lines.push(JSON.parse(line) as NodeLine));
  let isOver = false;
  const over = once(child, 'close').then(() => (isOver = true));

  async function said<Event extends NodeLine['event']>(
    event: Event,
  ): Promise<Extract<NodeLine, { event: Event }>> {
    for (;;) {
      const found = lines.find((line): line is Extract<NodeLine, { event: Event }> => line.event === event);
      if (found !== undefined) return found;
      const isDecided = event === 'refused' && lines.some((line) => line.event === 'ready');
      if (isOver || isDecided) throw new Error(`The node never says ${event}: ${JSON.stringify(lines)}`);
      await Promise.race([once(output, 'line'), over]);
    }
  }

  async function kill(): Promise<void> {
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  onTestFinished(kill);
  return {
    lines,
    said,
    kill,
    async stop() {
      child.stdin.write('stop\n');
      return (await said('stopped')).outcome;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
