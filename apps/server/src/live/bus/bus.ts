/** What one process tells the others: this Session has this version now; null when it is gone. */
export interface Hint {
  readonly sessionId: string;
  readonly version: number | null;
}

/**
 * Wakes other processes up. Hints may be lost, doubled or late: the versions in the database are the truth, and every
 * process looks at those of its live Sessions from time to time.
 */
export interface Bus {
  /** Starts to hand over the hints of other processes. */
  start(onHint: (hint: Hint) => void): Promise<void>;
  /** Tells the others, without waiting for them. */
  send(hint: Hint): void;
  stop(): Promise<void>;
}
