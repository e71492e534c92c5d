import type { AnswerSheet, UserAccountExtract } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { listAnswerSheets } from '../answer-sheet/list-answer-sheets';

/** What is kept about an account, for its holder to take along. */
export interface AccountDownload {
  readonly userAccount: UserAccountExtract | null;
  readonly createdTime: string | null;
  readonly lastUserLoginTime: string | null;
  readonly answerSheets: readonly AnswerSheet[];
}

/** Everything that is kept about the account. */
export async function downloadAccount(
  deps: Pick<Deps, 'accounts' | 'answerSheets' | 'settings'>,
  user: UserSession,
): Promise<AccountDownload> {
  const account = await deps.accounts.find(user.accountId);
  const { answerSheets } = await listAnswerSheets(deps, user);
  return {
    userAccount: user.userAccountExtract,
    createdTime: account?.createdTime.toISOString() ?? null,
    lastUserLoginTime: account?.lastUserLoginTime?.toISOString() ?? null,
    answerSheets,
  };
}
