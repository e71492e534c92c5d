import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of its own that answers questions. */
export interface Child {
  readonly pid: number;
  /** Asks the handler of that name. */
  ask<Answer>(op: string, question?: object): Promise<Answer>;
  /** Resolves with the first line of its output that matches. */
  printed(pattern: RegExp): Promise<string>;
  /** Everything that it has printed. */
  readonly output: () => string;
  stop(): Promise<void>;
}

interface Answered {
  readonly number: number;
  readonly answer?: unknown;
  readonly error?: string;
}

const DIST = join(process.cwd(), 'bench/dist/processes');

/** The built server. */
export const BUILT_SERVER = join(process.cwd(), 'apps/server/dist/main.js');

/** Where a part of a bench was built to. */
export function builtPart(name: string): string {
  return join(DIST, `${name}.js`);
}

export interface ChildOptions {
  readonly script: string;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a process of Node with a channel for questions. */
export function startChild({ script, flags = [], env = {} }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--expose-gc', ...flags, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>();
  let asked = 0;
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.on('message', ({ number, answer, error }: Answered) => {
    const ask = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) ask?.resolve(answer);
    else ask?.reject(new Error(error));
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${script} ended early:\n${output}`));
  });

  return {
    pid: child.pid ?? 0,
    output: () => output,
    ask: (op, question = {}) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: resolve as (answer: unknown) => void, reject });
        child.send({ op, number: asked, ...question });
      }),
    async printed(pattern) {
      while (!pattern.test(output)) {
        if (child.exitCode !== null) throw new Error(`${script} ended early:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return pattern.exec(output)?.[1] ?? '';
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(force);
    },
  };
}
