import type { Bus } from './bus';

/** For a process that is alone, as in tests of use cases: there is nobody to tell. */
export function createLocalBus(): Bus {
  return {
    start: () => Promise.resolve(),
    send: () => undefined,
    stop: () => Promise.resolve(),
  };
}
