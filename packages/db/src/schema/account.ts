import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdTime, moment, updatedTime } from './columns';

/** A person with quizzes. A guest is a row without a username (D5). */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    /** As typed. */
    username: text('username'),
    /** In lower case: usernames are compared without case (AUTH-7). */
    usernameKey: text('username_key').unique(),
    passwordHash: text('password_hash'),
    lastUserLoginTime: moment('last_user_login_time'),
    lastAdminLoginTime: moment('last_admin_login_time'),
    /** Guests are deleted 31 days after it (D64). */
    lastVisitTime: moment('last_visit_time').notNull(),
    createdTime: createdTime(),
    updatedTime: updatedTime(),
  },
  (table) => [
    check(
      'account_credentials',
      sql`num_nulls(${table.username}, ${table.usernameKey}, ${table.passwordHash}) in (0, 3)`,
    ),
    index('account_created_time').on(table.createdTime, table.id),
    index('account_unused_guest')
      .on(table.lastVisitTime)
      .where(sql`${table.username} is null`),
  ],
);
