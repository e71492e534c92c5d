/** Notes a failure that the team can do nothing about (ERR-24). No address and no id: they are secrets. */
export function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- the documents ask for a log and nothing else, and a bad network is no surprise
  console.info('Not saved:', error instanceof Error ? error.message : 'unknown failure');
}
