/** A server of a journey, of one process or of several. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything the process has printed. */
  output: () => string;
  /** Asks it to stop and resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** kill -9. */
  kill: () => Promise<void>;
}

export interface ServerProcessOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
}
