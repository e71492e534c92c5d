import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** A subject of library questions (ENT-22). */
export const libraryCategory = pgTable('library_category', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
});
