/** The kinds of refusal; each has exactly one HTTP status (wire contract 1.1). */
export type RefusalCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many-requests'
  | 'unavailable';

/** One offending place of the input: where it is and what is wrong with it. */
export interface RefusalIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Why something was not done: a sentence for people, and the places in the input it speaks of. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly issues?: readonly RefusalIssue[];
  /** Seconds until a new try makes sense (429 and 503). */
  readonly retryAfterSeconds?: number;
}
