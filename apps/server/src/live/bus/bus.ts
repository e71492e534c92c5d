/** What one process tells the others: this Session has this version now; null when it is gone. */
export interface Hint {
  readonly sessionId: string;
  readonly version: number | null;
}

/** What one process tells the others: this login has ended, or goes on under another id. Ids are hashes. */
export interface LoginHint {
  readonly login: string;
  /** null when it has ended. */
  readonly goesOnAs: string | null;
}

export type BusMessage = Hint | LoginHint;

/**
 * Wakes other processes up. Hints may be lost, doubled or late: the versions in the database are the truth, and every
 * process looks at those of its live Sessions, and at its logins, from time to time.
 */
export interface Bus {
  /** Starts to hand over the hints of other processes. */
  start(onHint: (hint: BusMessage) => void): Promise<void>;
  /** Tells the others, without waiting for them. */
  send(hint: BusMessage): void;
  stop(): Promise<void>;
}
