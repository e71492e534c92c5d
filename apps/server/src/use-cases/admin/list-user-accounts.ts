import type { Deps } from '../../deps';
import { allPages } from './all-pages';
import { userAccountView, type UserAccountView } from './user-account-view';

const ACCOUNTS_AT_ONCE = 50;

/** All accounts with their quizzes, newest first, in parts (wire contract 10). */
export async function* listUserAccounts({
  accounts,
  settings,
}: Pick<Deps, 'accounts' | 'settings'>): AsyncGenerator<{
  readonly userAccounts: readonly UserAccountView[];
}> {
  for await (const items of allPages(ACCOUNTS_AT_ONCE, (request) => accounts.page(request))) {
    yield { userAccounts: items.map((item) => userAccountView(item, settings.publicUrl)) };
  }
}
