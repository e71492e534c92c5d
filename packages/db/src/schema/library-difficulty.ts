import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** How hard a library question is (ENT-22). */
export const libraryDifficulty = pgTable('library_difficulty', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  /** From easy to hard: the names' alphabet is not the order of difficulty. */
  position: integer('position').notNull(),
});
