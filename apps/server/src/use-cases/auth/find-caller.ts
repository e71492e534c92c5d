import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';

/** The caller's live login; an unknown or expired one counts as none. */
export async function findCaller(
  { authSessions }: Pick<Deps, 'authSessions'>,
  { userSessionId }: Caller,
): Promise<UserSession | null> {
  if (userSessionId === null) return null;
  return (await authSessions.find(userSessionId))?.user ?? null;
}
