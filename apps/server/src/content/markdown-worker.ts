import { parentPort } from 'node:worker_threads';
import { renderOrNull } from './render-markdown';

/** The thread in which people's texts are rendered: a hostile one takes seconds, and calls must not wait for it. */
parentPort?.on('message', (markdown: string) => {
  parentPort?.postMessage(renderOrNull(markdown));
});
