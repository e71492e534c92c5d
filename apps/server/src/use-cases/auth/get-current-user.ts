import type { UserAccountExtract } from '@pubquiz/core';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';
import { findCaller } from './find-caller';

export interface CurrentUser {
  readonly hasUserSession: boolean;
  /** null for a guest and for a visitor. */
  readonly userAccountExtract: UserAccountExtract | null;
}

/** Who the caller is; a visitor stays one: no guest is made. */
export async function getCurrentUser(deps: Pick<Deps, 'authSessions'>, caller: Caller): Promise<CurrentUser> {
  const user = await findCaller(deps, caller);
  return { hasUserSession: user !== null, userAccountExtract: user?.userAccountExtract ?? null };
}
