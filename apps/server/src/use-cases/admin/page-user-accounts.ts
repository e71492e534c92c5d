import type { PageRequest } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { cursorText } from './page-view';
import { userAccountView, type UserAccountView } from './user-account-view';

export interface UserAccountsPage {
  readonly userAccounts: readonly UserAccountView[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

/** A part of the accounts with their quizzes, newest first (ADMIN-5). */
export async function pageUserAccounts(
  { accounts, settings }: Pick<Deps, 'accounts' | 'settings'>,
  request: PageRequest,
): Promise<UserAccountsPage> {
  const [{ items, next }, totalCount] = await Promise.all([accounts.page(request), accounts.count()]);
  return {
    userAccounts: items.map((item) => userAccountView(item, settings.publicUrl)),
    totalCount,
    nextCursor: cursorText(next),
  };
}
