import type { SessionChanges, SessionState } from '@pubquiz/core';

/** What is to become of one Session. */
export interface SessionUpdate {
  readonly before: SessionState;
  readonly changes: SessionChanges;
}
