import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { libraryQuestion } from './library-question';
import { libraryTag } from './library-tag';

/** Which tags a library question has. */
export const libraryQuestionTag = pgTable(
  'library_question_tag',
  {
    libraryQuestionId: uuid('library_question_id')
      .notNull()
      .references(() => libraryQuestion.id, { onDelete: 'cascade' }),
    libraryTagId: uuid('library_tag_id')
      .notNull()
      .references(() => libraryTag.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.libraryQuestionId, table.libraryTagId] }),
    index('library_question_tag_tag').on(table.libraryTagId),
  ],
);
