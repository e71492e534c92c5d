/** Why the database could not be made ready; the message is a sentence for whoever runs the pub. */
export type DatabaseStartProblem =
  | 'folder-not-writable'
  | 'folder-unreachable'
  | 'data-missing'
  | 'no-binaries'
  | 'no-account'
  | 'foreign-owner'
  | 'other-major-version'
  | 'initdb-failed'
  | 'start-failed'
  | 'port-taken'
  | 'not-ours'
  | 'lock-timeout'
  | 'bad-url'
  | 'unreachable'
  | 'refused'
  | 'server-too-old'
  | 'migrated-by-newer-version'
  | 'migration-failed';

/** A start that ended for a known reason: print the message, exit, no stack trace needed. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';

  constructor(
    readonly problem: DatabaseStartProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
