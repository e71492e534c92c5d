import { ok, refuse, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';
import type { AuthDeps } from '../auth/sign-up';

/** An account holder at a door. */
export interface Holder {
  readonly user: UserSession;
  readonly caller: Caller;
}

/** Refuses a wrong password of the own account, with the limits of a log-in. */
export async function checkOwnPassword(
  deps: AuthDeps,
  { user, caller }: Holder,
  password: string,
): Promise<Result<null>> {
  const attempt = { username: user.userAccountExtract?.username ?? '', address: caller.address };
  const allowed = await deps.limits.passwordCheck(attempt);
  if (!allowed.ok) return allowed;
  const passwordHash = await deps.accounts.passwordHash(user.accountId);
  const isRight = await deps.passwords.verify(passwordHash, password);
  if (isRight) {
    await deps.limits.rightPassword(attempt);
    return ok(null);
  }
  return refuse({ code: 'forbidden', message: 'This is not your password' });
}
