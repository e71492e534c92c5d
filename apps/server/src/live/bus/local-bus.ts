import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Bus } from './bus';
import { createHintSender, readHints } from './hint-messages';

const MESSAGE = 'message';

/** Hints within one process: between those who share a wire. Without one there is nobody to tell. */
export function createLocalBus(wire = new EventEmitter()): Bus {
  const ownId = randomUUID();
  const sender = createHintSender(
    ownId,
    (message) => Promise.resolve(wire.emit(MESSAGE, message)),
    () => undefined,
  );
  let stopListening: (() => void) | null = null;

  return {
    start(onHint) {
      const hear = (message: string) => {
        for (const hint of readHints(message, ownId)) onHint(hint);
      };
      wire.on(MESSAGE, hear);
      stopListening = () => wire.off(MESSAGE, hear);
      return Promise.resolve();
    },
    send: (hint) => sender.send(hint),
    async stop() {
      await sender.settle();
      stopListening?.();
    },
  };
}
