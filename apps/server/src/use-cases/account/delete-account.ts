import { ok, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';
import type { AuthDeps } from '../auth/sign-up';
import { checkOwnPassword, type Holder } from './check-own-password';

/** Deletes the account with all its quizzes for good; devices in their Sessions are told. */
export async function deleteAccount(
  deps: AuthDeps & Pick<Deps, 'hub'>,
  holder: Holder,
  { password }: { readonly password: string },
): Promise<Result<Record<string, never>>> {
  const checked = await checkOwnPassword(deps, holder, password);
  if (!checked.ok) return checked;
  const sessionIds = await deps.accounts.delete(holder.user.accountId);
  for (const sessionId of sessionIds ?? []) deps.hub.end(sessionId);
  deps.log.info({ accountId: holder.user.accountId, address: holder.caller.address }, 'Account deleted');
  holder.caller.handOver(null);
  return ok({});
}
