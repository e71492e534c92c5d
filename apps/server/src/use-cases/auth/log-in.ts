import { ok, refuse, type Result } from '@pubquiz/core';
import type { Caller } from '../../context';
import { findCaller } from './find-caller';
import type { AuthDeps, Credentials } from './sign-up';
import { userAnswer, type UserAnswer } from './user-answer';

/** The sentence for a wrong password and for an unknown username alike (D22). */
export const WRONG_CREDENTIALS = 'Invalid username/password combination';

/** Logs in with a new id; the old one is dead and a guest's quizzes come along (REST-11, AUTH-11, AUTH-13). */
export async function logIn(
  deps: AuthDeps,
  caller: Caller,
  { username, password }: Credentials,
): Promise<Result<UserAnswer>> {
  const attempt = { username, address: caller.address };
  const allowed = await deps.limits.passwordCheck(attempt);
  if (!allowed.ok) {
    deps.log.warn({ address: caller.address }, 'Too many wrong passwords');
    return allowed;
  }
  const known = await deps.accounts.findByUsername(username);
  const isRight = await deps.passwords.verify(known?.passwordHash ?? null, password);
  if (known === null || !isRight) {
    // Never the username as it was typed: people type their password there.
    const accountId = known?.account.id ?? null;
    deps.log.warn({ accountId, address: caller.address }, 'A log-in was refused');
    return refuse({ code: 'unauthenticated', message: WRONG_CREDENTIALS });
  }
  await deps.limits.rightPassword(attempt);
  const { id } = known.account;
  const before = await findCaller(deps, caller);
  await deps.accounts.recordLogIn(id, deps.now());
  const user = await deps.authSessions.start(id);
  if (before !== null) {
    await deps.authSessions.end(before.userSessionId);
    deps.logins.moved(before.userSessionId, user.userSessionId);
    if (before.userAccountExtract === null) await deps.accounts.mergeGuest(before.accountId, id);
  }
  deps.log.info({ accountId: id, address: caller.address }, 'Logged in');
  return ok(userAnswer(caller, user));
}
