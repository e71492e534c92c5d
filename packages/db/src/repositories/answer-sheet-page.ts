import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { loadAnswerSheets, type AnswerSheetDetails } from './answer-sheet-load';
import { comesAfter, nextCursor, type Page, type PageRequest } from './page';
import { array, rows } from './rows';

/** A quiz with its owner, as admins see it (ADMIN-7). */
export interface OwnedAnswerSheet {
  readonly answerSheet: AnswerSheetDetails;
  readonly username: string;
  /** How many quizzes the account has. */
  readonly accountSheetCount: number;
}

interface OwnerRow {
  readonly id: string;
  readonly time: string;
  readonly username: string;
  readonly account_sheet_count: number;
}

/** The quizzes of all accounts, not of guests, newest update first. */
export async function loadAnswerSheetPage(
  tx: Transaction,
  { limit, after }: PageRequest,
): Promise<Page<OwnedAnswerSheet>> {
  const isNext = comesAfter(after, { time: sql`a.updated_time`, id: sql`a.id`, isNewestFirst: true });
  const found = await rows<OwnerRow>(
    tx,
    sql`select a.id, a.updated_time as time, c.username,
        (select count(*)::int from answer_sheet other where other.account_id = a.account_id) as account_sheet_count
      from answer_sheet a join account c on c.id = a.account_id
      where c.username is not null and ${isNext}
      order by a.updated_time desc, a.id desc limit ${limit + 1}`,
  );
  const listed = found.slice(0, limit);
  const sheets = await loadAnswerSheets(tx, sql`a.id = any(${array(listed.map((row) => row.id))}::uuid[])`);
  const owners = new Map(listed.map((row) => [row.id, row]));
  return {
    items: sheets.flatMap((answerSheet) => {
      const owner = owners.get(answerSheet.id);
      return owner === undefined
        ? []
        : [{ answerSheet, username: owner.username, accountSheetCount: owner.account_sheet_count }];
    }),
    next: nextCursor(
      found.map(({ id, time }) => ({ id, time: new Date(time) })),
      limit,
    ),
  };
}
