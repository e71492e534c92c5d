import { notFound, ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { refuseCommonPassword } from '../auth/sign-up';
import { noSuchAccount } from './change-role';

export interface SetPasswordInput {
  readonly username: string;
  readonly newPassword: string;
}

/** Gives an account a new password and ends all its logins: for somebody who forgot it. */
export async function setPassword(
  deps: Pick<Deps, 'accounts' | 'authSessions' | 'passwords' | 'now' | 'log'>,
  { username, newPassword }: SetPasswordInput,
): Promise<Result<{ username: string }>> {
  const { accounts, authSessions, passwords, now } = deps;
  const common = await refuseCommonPassword(newPassword, 'newPassword');
  if (!common.ok) return common;
  const known = await accounts.findByUsername(username.trim());
  if (known === null) return notFound(noSuchAccount(username));
  const { id } = known.account;
  await accounts.setPassword(id, await passwords.hash(newPassword), now());
  await authSessions.endAll(id);
  deps.log.info({ accountId: id }, 'Password set by the operator');
  return ok({ username: known.account.username ?? username });
}
