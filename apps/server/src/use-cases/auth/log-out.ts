import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';

/** Ends the login and clears the cookie; account and quizzes stay (REST-12, AUTH-14). */
export async function logOut(
  { authSessions, logins, log }: Pick<Deps, 'authSessions' | 'logins' | 'log'>,
  caller: Caller,
  user: UserSession,
): Promise<void> {
  await authSessions.end(user.userSessionId);
  logins.ended(user.userSessionId);
  log.info({ accountId: user.accountId, address: caller.address }, 'Logged out');
  caller.handOver(null);
}
