import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Adapter } from 'lucia';

import type { Database } from '../database';
import { authSession } from '../schema/auth-session';

/** The part of an account that a login carries along: the adapter reads every column of the table it is given. */
const loggedInAccount = pgTable('account', { id: uuid('id').primaryKey(), username: text('username') });

/** Lucia's store of logins. It takes ids as they are stored: the caller hashes the token first. */
export function createAuthSessionAdapter(db: Database): Adapter {
  return new DrizzlePostgreSQLAdapter(db, authSession, loggedInAccount);
}
