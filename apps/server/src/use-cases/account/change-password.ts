import { ok, type Result } from '@pubquiz/core';
import { refuseCommonPassword, type AuthDeps } from '../auth/sign-up';
import { userAnswer, type UserAnswer } from '../auth/user-answer';
import { checkOwnPassword, type Holder } from './check-own-password';

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets a new password and ends every login but a new one for the caller. */
export async function changePassword(
  deps: AuthDeps,
  holder: Holder,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<Result<UserAnswer>> {
  const common = await refuseCommonPassword(newPassword, 'newPassword');
  if (!common.ok) return common;
  const checked = await checkOwnPassword(deps, holder, currentPassword);
  if (!checked.ok) return checked;
  const { accountId } = holder.user;
  await deps.accounts.setPassword(accountId, await deps.passwords.hash(newPassword), deps.now());
  await deps.authSessions.endAll(accountId);
  deps.log.info({ accountId, address: holder.caller.address }, 'Password changed');
  return ok(userAnswer(holder.caller, await deps.authSessions.start(accountId)));
}
