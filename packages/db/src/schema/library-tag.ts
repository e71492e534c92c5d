import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** A word that library questions are found by (ENT-22). */
export const libraryTag = pgTable('library_tag', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  isSpecialInterest: boolean('is_special_interest').notNull(),
});
