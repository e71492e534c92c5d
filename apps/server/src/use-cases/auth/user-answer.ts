import type { UserAccountExtract } from '@pubquiz/core';

/** Who the caller is now, as auth calls answer it (wire contract 4). */
export interface UserAnswer {
  /** null for a browser: there the id travels in the HttpOnly cookie only. */
  readonly userSessionId: string | null;
  /** null for a guest. */
  readonly userAccountExtract: UserAccountExtract | null;
}
