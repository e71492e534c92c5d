import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '../database';
import { array, rows } from './rows';

/** What went with some quizzes. */
export interface DeletedAnswerSheets {
  readonly answerSheetIds: readonly string[];
  readonly sessionIds: readonly string[];
}

/**
 * Deletes quizzes with all that belongs to them; `condition` speaks of `answer_sheet a`. Quizzes and then Sessions
 * are locked first, in the order of every other transaction, so that none waits for another in a ring.
 */
export async function deleteAnswerSheets(tx: Transaction, condition: SQL): Promise<DeletedAnswerSheets> {
  const sheets = await rows<{ id: string }>(
    tx,
    sql`select a.id from answer_sheet a where ${condition} order by a.id for update`,
  );
  const answerSheetIds = sheets.map((sheet) => sheet.id);
  if (answerSheetIds.length === 0) return { answerSheetIds, sessionIds: [] };
  const ids = array(answerSheetIds);
  const sessions = await rows<{ id: string }>(
    tx,
    sql`select id from session where answer_sheet_id = any(${ids}::uuid[]) order by id for update`,
  );
  const sessionIds = sessions.map((session) => session.id);
  await rows(tx, sql`delete from session where id = any(${array(sessionIds)}::uuid[])`);
  await rows(tx, sql`delete from answer_sheet where id = any(${ids}::uuid[])`);
  return { answerSheetIds, sessionIds };
}
