import type { UserPermissionRole } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { rows } from './rows';

/** A person with quizzes; a guest has no username. */
export interface Account {
  readonly id: string;
  /** As typed. */
  readonly username: string | null;
  /** By name. */
  readonly userPermissionRoles: readonly UserPermissionRole[];
  readonly lastUserLoginTime: Date | null;
  readonly lastAdminLoginTime: Date | null;
  readonly lastVisitTime: Date;
  readonly createdTime: Date;
  readonly updatedTime: Date;
}

/** An account together with what proves that somebody is its holder. Never to leave the server. */
export interface AccountWithPassword {
  readonly account: Account;
  readonly passwordHash: string;
}

export interface AccountRow {
  readonly id: string;
  readonly username: string | null;
  readonly password_hash: string | null;
  readonly roles: readonly UserPermissionRole[];
  readonly last_user_login_time: string | null;
  readonly last_admin_login_time: string | null;
  readonly last_visit_time: string;
  readonly created_time: string;
  readonly updated_time: string;
}

/** Reads accounts with their roles; `condition`, and an order after it, speak of `account c`. */
export function selectAccounts(db: Database | Transaction, condition: SQL): Promise<readonly AccountRow[]> {
  return rows<AccountRow>(
    db,
    sql`select c.*, (
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name), '[]')
        from account_role r where r.account_id = c.id) as roles
      from account c where ${condition}`,
  );
}

/** The form in which usernames are compared: without case (AUTH-7). */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

/** A row as an account. */
export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    userPermissionRoles: row.roles,
    lastUserLoginTime: toMoment(row.last_user_login_time),
    lastAdminLoginTime: toMoment(row.last_admin_login_time),
    lastVisitTime: new Date(row.last_visit_time),
    createdTime: new Date(row.created_time),
    updatedTime: new Date(row.updated_time),
  };
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
