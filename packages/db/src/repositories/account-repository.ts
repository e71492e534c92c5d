import type { PermissionRole } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { deleteAccount, deleteUnusedGuests, mergeGuest, type UnusedGuests } from './account-end';
import {
  selectAccounts,
  toAccount,
  usernameKey,
  type Account,
  type AccountWithPassword,
} from './account-load';
import { loadAccountPage, type AccountWithSheets } from './account-page';
import type { Page, PageRequest } from './page';
import { array, rows } from './rows';
import { inSnapshot, inTransaction } from './transaction';
import { isUuid } from './uuid';

/** What a new account logs in with. */
export interface Credentials {
  readonly username: string;
  readonly passwordHash: string;
}

/** Guests and accounts. */
export interface AccountRepository {
  createGuest(guest: { readonly id: string; readonly at: Date }): Promise<void>;
  /** Makes an account; false when the username is in use, in whatever case (AUTH-7). */
  create(account: Credentials & { readonly id: string; readonly at: Date }): Promise<boolean>;
  /** Gives a guest credentials, so that the quizzes stay (AUTH-12); false when the username is in use. */
  turnIntoAccount(guest: Credentials & { readonly id: string; readonly at: Date }): Promise<boolean>;
  find(accountId: string): Promise<Account | null>;
  findByUsername(username: string): Promise<AccountWithPassword | null>;
  /** The stored hash; null for a guest and an unknown account. */
  passwordHash(accountId: string): Promise<string | null>;
  setPassword(accountId: string, passwordHash: string, at: Date): Promise<void>;
  /** Notes a log-in, and that of an admin when the account has a role (D49). */
  recordLogIn(accountId: string, at: Date): Promise<void>;
  /** Prolongs a login and the time for which a guest's quizzes are kept (D5, D64). */
  recordVisit(visit: AuthSessionVisit): Promise<void>;
  /** Those of these logins, by the hashes under which they are stored, that have not ended at this time. */
  liveLogins(authSessionIds: readonly string[], at: Date): Promise<ReadonlySet<string>>;
  grantRole(accountId: string, role: PermissionRole): Promise<void>;
  revokeRole(accountId: string, role: PermissionRole): Promise<void>;
  /** Moves a guest's quizzes to an account and deletes the guest (AUTH-13); does nothing for one that is no guest. */
  mergeGuest(guestId: string, accountId: string): Promise<void>;
  /** Deletes an account or guest with all quizzes and answers the ids of their Sessions; null for an unknown one. */
  delete(accountId: string): Promise<readonly string[] | null>;
  /** Deletes at most `limit` guests who were not here since, with their quizzes (D64). */
  deleteUnusedGuests(guests: UnusedGuests): Promise<{ guestCount: number; sessionIds: readonly string[] }>;
  /** All accounts with their quizzes for admins, newest first, without the guests (ADMIN-5). */
  page(request: PageRequest): Promise<Page<AccountWithSheets>>;
  /** How many accounts there are, without the guests. */
  count(): Promise<number>;
}

export interface AuthSessionVisit {
  /** The hash under which the login is stored. */
  readonly authSessionId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** The guests and accounts in a database. */
export function createAccountRepository(db: Database): AccountRepository {
  return {
    async createGuest({ id, at }) {
      const time = at.toISOString();
      await rows(
        db,
        sql`insert into account (id, last_visit_time, created_time, updated_time)
          values (${id}::uuid, ${time}::timestamptz, ${time}::timestamptz, ${time}::timestamptz)`,
      );
    },
    async create({ id, username, passwordHash, at }) {
      const time = at.toISOString();
      const created = await rows(
        db,
        sql`insert into account (id, username, username_key, password_hash, last_visit_time, created_time, updated_time)
          values (${id}::uuid, ${username}, ${usernameKey(username)}, ${passwordHash},
            ${time}::timestamptz, ${time}::timestamptz, ${time}::timestamptz)
          on conflict (username_key) do nothing returning 1`,
      );
      return created.length > 0;
    },
    turnIntoAccount: (guest) => inTransaction(db, (tx) => turnIntoAccount(tx, guest)),
    async find(accountId) {
      if (!isUuid(accountId)) return null;
      const [row] = await selectAccounts(db, sql`c.id = ${accountId}::uuid`);
      return row === undefined ? null : toAccount(row);
    },
    async findByUsername(username) {
      const [row] = await selectAccounts(db, sql`c.username_key = ${usernameKey(username)}`);
      if (row?.password_hash == null) return null;
      return { account: toAccount(row), passwordHash: row.password_hash };
    },
    async passwordHash(accountId) {
      if (!isUuid(accountId)) return null;
      const [row] = await rows<{ password_hash: string | null }>(
        db,
        sql`select password_hash from account where id = ${accountId}::uuid`,
      );
      return row?.password_hash ?? null;
    },
    async setPassword(accountId, passwordHash, at) {
      await rows(
        db,
        sql`update account set password_hash = ${passwordHash}, ${updatedAt(at)}
          where id = ${accountId}::uuid and username is not null`,
      );
    },
    async recordLogIn(accountId, at) {
      const time = sql`${at.toISOString()}::timestamptz`;
      await rows(
        db,
        sql`update account c set last_user_login_time = ${time}, last_visit_time = ${time}, ${updatedAt(at)},
            last_admin_login_time = case
              when exists (select from account_role r where r.account_id = c.id) then ${time}
              else last_admin_login_time end
          where id = ${accountId}::uuid`,
      );
    },
    async recordVisit({ authSessionId, at, expiresAt }) {
      await rows(
        db,
        sql`with visited as (
            update auth_session
            set last_used = ${at.toISOString()}::timestamptz, expires_at = ${expiresAt.toISOString()}::timestamptz
            where id = ${authSessionId} returning user_id)
          update account set last_visit_time = ${at.toISOString()}::timestamptz
          where id in (select user_id from visited)`,
      );
    },
    async liveLogins(authSessionIds, at) {
      const found = await rows<{ id: string }>(
        db,
        sql`select id from auth_session
          where id = any(${array(authSessionIds)}::text[]) and expires_at > ${at.toISOString()}::timestamptz`,
      );
      return new Set(found.map(({ id }) => id));
    },
    async grantRole(accountId, role) {
      await rows(
        db,
        sql`insert into account_role (account_id, name) values (${accountId}::uuid, ${role})
          on conflict (account_id, name) do nothing`,
      );
    },
    async revokeRole(accountId, role) {
      await rows(db, sql`delete from account_role where account_id = ${accountId}::uuid and name = ${role}`);
    },
    mergeGuest: (guestId, accountId) => inTransaction(db, (tx) => mergeGuest(tx, guestId, accountId)),
    async delete(accountId) {
      if (!isUuid(accountId)) return null;
      return inTransaction(db, (tx) => deleteAccount(tx, accountId));
    },
    deleteUnusedGuests: (guests) => inTransaction(db, (tx) => deleteUnusedGuests(tx, guests)),
    page: (request) => inSnapshot(db, (tx) => loadAccountPage(tx, request)),
    async count() {
      const [row] = await rows<{ count: number }>(db, sql`select count(username)::int as count from account`);
      return row?.count ?? 0;
    },
  };
}

function updatedAt(at: Date): SQL {
  return sql`updated_time = greatest(${at.toISOString()}::timestamptz, updated_time + interval '1 millisecond')`;
}

async function turnIntoAccount(
  tx: Transaction,
  { id, username, passwordHash, at }: Credentials & { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const key = usernameKey(username);
  // Two at once: the second violates the unique key, runs again and then finds the username in use.
  const changed = await rows(
    tx,
    sql`update account set username = ${username}, username_key = ${key}, password_hash = ${passwordHash},
        ${updatedAt(at)}
      where id = ${id}::uuid and username is null
        and not exists (select from account where username_key = ${key})
      returning 1`,
  );
  return changed.length > 0;
}
