import type { Refusal, UserAccountExtract } from '@pubquiz/core';

/** Refuses whoever comes without a live login. */
export const UNKNOWN_USER_SESSION = {
  code: 'unauthenticated',
  message: 'Unknown or expired user session',
} as const satisfies Refusal;

/** A live login: a guest's or an account's (ENT-25). */
export interface UserSession {
  /** Secret: whoever has it acts as the user. */
  readonly userSessionId: string;
  /** The row that owns quizzes, also for a guest. */
  readonly accountId: string;
  /** null for a guest. */
  readonly userAccountExtract: UserAccountExtract | null;
}
