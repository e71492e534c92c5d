import { afterAll } from 'vitest';

interface Closable {
  close(): Promise<void>;
}

/** Hands back what the tests of a file open, and ends it after them, the last first. */
export function closeAfterAll(): <Opened extends Closable>(opened: Opened) => Opened {
  const open: Closable[] = [];
  afterAll(async () => {
    for (const each of open.reverse()) await each.close();
  });
  return (opened) => {
    open.push(opened);
    return opened;
  };
}
