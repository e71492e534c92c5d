import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { selectAccounts, toAccount, type Account } from './account-load';
import { loadAnswerSheets, type AnswerSheetDetails } from './answer-sheet-load';
import { groupBy } from './group-by';
import { comesAfter, nextCursor, type Page, type PageRequest } from './page';
import { array } from './rows';

/** An account as admins see it (ENT-27). */
export interface AccountWithSheets {
  readonly account: Account;
  /** Newest update first. */
  readonly answerSheets: readonly AnswerSheetDetails[];
}

/** Accounts, not guests, the newest first. */
export async function loadAccountPage(
  tx: Transaction,
  { limit, after }: PageRequest,
): Promise<Page<AccountWithSheets>> {
  const isNext = comesAfter(after, { time: sql`c.created_time`, id: sql`c.id`, isNewestFirst: true });
  const found = await selectAccounts(
    tx,
    sql`c.username is not null and ${isNext} order by c.created_time desc, c.id desc limit ${limit + 1}`,
  );
  const listed = found.slice(0, limit);
  const ids = array(listed.map((row) => row.id));
  const sheetsOf = groupBy(
    await loadAnswerSheets(tx, sql`a.account_id = any(${ids}::uuid[])`),
    (sheet) => sheet.accountId,
  );
  return {
    items: listed.map((row) => ({ account: toAccount(row), answerSheets: sheetsOf.get(row.id) ?? [] })),
    next: nextCursor(
      found.map((row) => ({ id: row.id, time: new Date(row.created_time) })),
      limit,
    ),
  };
}
