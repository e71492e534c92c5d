import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../async/semaphore';
import { renderOrNull } from './render-markdown';

/** Renders people's texts beside the calls. */
export interface MarkdownRenderer {
  /** Sanitised HTML; null for a text that takes too long or is nested too deeply. */
  render(markdown: string): Promise<string | null>;
  stop(): Promise<void>;
}

const TIME_LIMIT_MS = 3000;
/** A quiz is saved often, its texts change seldom. */
const REMEMBERED = 500;

interface Thread {
  render(markdown: string): Promise<string | null>;
  stop(): Promise<void>;
}

/** One thread, started when it is first needed; a text that takes too long ends it. */
function startThread(file: string): Thread {
  let worker: Worker | null = null;

  async function stop(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  return {
    async render(markdown) {
      worker ??= new Worker(file);
      worker.unref();
      const limit = new AbortController();
      const answered = once(worker, 'message', { signal: limit.signal }) as Promise<[string | null]>;
      worker.postMessage(markdown);
      const late = sleep(TIME_LIMIT_MS, null, { signal: limit.signal });
      const answer = await Promise.race([answered, late]).finally(() => {
        for (const pending of [answered, late]) pending.catch(() => undefined);
        limit.abort();
      });
      if (answer === null) await stop();
      return answer === null ? null : answer[0];
    },
    stop,
  };
}

/** Without a thread, as where there is no bundle to start one from. */
const inThisThread: Thread = {
  render: (markdown) => Promise.resolve(renderOrNull(markdown)),
  stop: () => Promise.resolve(),
};

/** A renderer over the bundled worker, or in this thread without one. Texts are rendered one after another. */
export function createMarkdownRenderer(workerFile: string | null): MarkdownRenderer {
  const thread = workerFile === null ? inThisThread : startThread(workerFile);
  const oneAtATime = createSemaphore(1);
  const remembered = new Map<string, string | null>();

  return {
    async render(markdown) {
      if (markdown.trim() === '') return '';
      const known = remembered.get(markdown);
      if (known !== undefined) return known;
      const html = await oneAtATime(() => thread.render(markdown));
      remembered.set(markdown, html);
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return html;
    },
    stop: () => thread.stop(),
  };
}
