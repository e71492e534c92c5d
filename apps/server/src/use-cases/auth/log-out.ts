import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';

/** Ends the login and clears the cookie; account and quizzes stay (REST-12, AUTH-14). */
export async function logOut(
  { authSessions, logins }: Pick<Deps, 'authSessions' | 'logins'>,
  caller: Caller,
  user: UserSession,
): Promise<void> {
  await authSessions.end(user.userSessionId);
  logins.ended(user.userSessionId);
  caller.handOver(null);
}
