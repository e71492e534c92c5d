import { conflict, invalid, ok, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { isCommonPassword } from '../../auth/common-passwords';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';
import { findCaller } from './find-caller';
import { userAnswer, type UserAnswer } from './user-answer';

export type AuthDeps = Pick<
  Deps,
  'accounts' | 'authSessions' | 'logins' | 'passwords' | 'limits' | 'log' | 'now' | 'newId'
>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The sentence for a username that somebody has already (AUTH-7). */
export const USERNAME_IN_USE = 'There is already an account with this username';

/** Refuses a password that everybody tries first (AUTH-6). */
export async function refuseCommonPassword(password: string, field: string): Promise<Result<null>> {
  if (!(await isCommonPassword(password))) return ok(null);
  const message = 'This password is one of the most common ones, please choose another';
  return invalid(message, [{ path: [field], message }]);
}

/** A guest becomes the account, so that the quizzes stay; anybody else gets a new row. null: username in use. */
async function createAccount(
  deps: AuthDeps,
  before: UserSession | null,
  { username, password }: Credentials,
): Promise<string | null> {
  const passwordHash = await deps.passwords.hash(password);
  const account = { username, passwordHash, at: deps.now() };
  if (before !== null && before.userAccountExtract === null) {
    const isTurned = await deps.accounts.turnIntoAccount({ ...account, id: before.accountId });
    return isTurned ? before.accountId : null;
  }
  const id = deps.newId();
  return (await deps.accounts.create({ ...account, id })) ? id : null;
}

/** Makes an account with a new login; the old id is dead (REST-13, AUTH-12). */
export async function signUp(
  deps: AuthDeps,
  caller: Caller,
  credentials: Credentials,
): Promise<Result<UserAnswer>> {
  const common = await refuseCommonPassword(credentials.password, 'password');
  if (!common.ok) return common;
  const allowed = await deps.limits.signUp(caller.address);
  if (!allowed.ok) return allowed;
  const before = await findCaller(deps, caller);
  const accountId = await createAccount(deps, before, credentials);
  if (accountId === null) return conflict(USERNAME_IN_USE);
  await deps.accounts.recordLogIn(accountId, deps.now());
  const user = await deps.authSessions.start(accountId);
  if (before !== null) {
    await deps.authSessions.end(before.userSessionId);
    deps.logins.moved(before.userSessionId, user.userSessionId);
  }
  deps.log.info({ accountId, address: caller.address }, 'Signed up');
  return ok(userAnswer(caller, user));
}
