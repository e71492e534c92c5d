import type { PageRequest } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { cursorText } from './page-view';
import { listedAccount, type ListedAccount } from './user-account-view';

export interface UserAccountsPage {
  readonly userAccounts: readonly ListedAccount[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

/** A part of the accounts with their quizzes, newest first (ADMIN-5). */
export async function pageUserAccounts(
  { accounts }: Pick<Deps, 'accounts'>,
  request: PageRequest,
): Promise<UserAccountsPage> {
  const [{ items, next }, totalCount] = await Promise.all([accounts.page(request), accounts.count()]);
  return {
    userAccounts: items.map(listedAccount),
    totalCount,
    nextCursor: cursorText(next),
  };
}
