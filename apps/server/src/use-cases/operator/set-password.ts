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
  { accounts, authSessions, passwords, now }: Pick<Deps, 'accounts' | 'authSessions' | 'passwords' | 'now'>,
  { username, newPassword }: SetPasswordInput,
): Promise<Result<{ username: string }>> {
  const common = refuseCommonPassword(newPassword, 'newPassword');
  if (!common.ok) return common;
  const known = await accounts.findByUsername(username.trim());
  if (known === null) return notFound(noSuchAccount(username));
  const { id } = known.account;
  await accounts.setPassword(id, await passwords.hash(newPassword), now());
  await authSessions.endAll(id);
  return ok({ username: known.account.username ?? username });
}
