import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { deleteAnswerSheets } from './answer-sheet-delete';
import { array, rows } from './rows';

/** Guests whose last visit is before a moment. */
export interface UnusedGuests {
  readonly lastVisitBefore: Date;
  readonly limit: number;
}

/** Moves what a guest has to an account and deletes the guest; an account is left as it is. */
export async function mergeGuest(tx: Transaction, guestId: string, accountId: string): Promise<void> {
  const guest = await rows(
    tx,
    sql`select from account where id = ${guestId}::uuid and username is null and id <> ${accountId}::uuid for update`,
  );
  if (guest.length === 0) return;
  await rows(
    tx,
    sql`update answer_sheet set account_id = ${accountId}::uuid
      where id in (select id from answer_sheet where account_id = ${guestId}::uuid order by id for no key update)`,
  );
  await rows(
    tx,
    sql`update analytics_event set account_id = ${accountId}::uuid where account_id = ${guestId}::uuid`,
  );
  await rows(tx, sql`delete from account where id = ${guestId}::uuid`);
}

/** Deletes one account with its quizzes and answers the ids of their Sessions; null for an unknown one. */
export async function deleteAccount(tx: Transaction, accountId: string): Promise<readonly string[] | null> {
  const found = await rows(tx, sql`select from account where id = ${accountId}::uuid for update`);
  if (found.length === 0) return null;
  const { sessionIds } = await deleteAnswerSheets(tx, sql`a.account_id = ${accountId}::uuid`);
  await rows(tx, sql`delete from account where id = ${accountId}::uuid`);
  return sessionIds;
}

/** Deletes guests who have not been here for long, with their quizzes. */
export async function deleteUnusedGuests(
  tx: Transaction,
  { lastVisitBefore, limit }: UnusedGuests,
): Promise<{ guestCount: number; sessionIds: readonly string[] }> {
  const guests = await rows<{ id: string }>(
    tx,
    sql`select id from account
      where username is null and last_visit_time < ${lastVisitBefore.toISOString()}::timestamptz
      order by last_visit_time limit ${limit} for update skip locked`,
  );
  const guestIds = array(guests.map((guest) => guest.id));
  const { sessionIds } = await deleteAnswerSheets(tx, sql`a.account_id = any(${guestIds}::uuid[])`);
  await rows(tx, sql`delete from account where id = any(${guestIds}::uuid[])`);
  return { guestCount: guests.length, sessionIds };
}
