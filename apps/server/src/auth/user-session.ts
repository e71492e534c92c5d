import type { UserAccountExtract } from '@pubquiz/core';

/** A live login: a guest's or an account's (ENT-25). */
export interface UserSession {
  /** Secret: whoever has it acts as the user. */
  readonly userSessionId: string;
  /** The row that owns quizzes, also for a guest. */
  readonly accountId: string;
  /** null for a guest. */
  readonly userAccountExtract: UserAccountExtract | null;
}
