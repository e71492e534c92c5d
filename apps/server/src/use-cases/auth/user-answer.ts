import type { UserAccountExtract } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';

/** Who the caller is now, as auth calls answer it (wire contract 4). */
export interface UserAnswer {
  /** null for a browser: there the id travels in the HttpOnly cookie only. */
  readonly userSessionId: string | null;
  /** null for a guest. */
  readonly userAccountExtract: UserAccountExtract | null;
}

/** Hands the login over to the caller, by cookie and, to a program, in the answer. */
export function userAnswer(caller: Caller, user: UserSession): UserAnswer {
  caller.handOver(user.userSessionId);
  return {
    userSessionId: caller.isBrowser ? null : user.userSessionId,
    userAccountExtract: user.userAccountExtract,
  };
}
