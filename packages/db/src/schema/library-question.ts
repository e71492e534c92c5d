import { index, pgTable, uuid } from 'drizzle-orm/pg-core';

import { createdTime, updatedTime } from './columns';
import { libraryCategory } from './library-category';
import { libraryContributor } from './library-contributor';
import { libraryDifficulty } from './library-difficulty';
import { questionChecks, questionColumns } from './question-columns';

/** A ready-made question that accounts borrow (ENT-20, ENT-21). */
export const libraryQuestion = pgTable(
  'library_question',
  {
    id: uuid('id').primaryKey(),
    ...questionColumns(),
    contributorId: uuid('contributor_id').references(() => libraryContributor.id, { onDelete: 'set null' }),
    libraryCategoryId: uuid('library_category_id').references(() => libraryCategory.id, {
      onDelete: 'set null',
    }),
    libraryDifficultyId: uuid('library_difficulty_id').references(() => libraryDifficulty.id, {
      onDelete: 'set null',
    }),
    createdTime: createdTime(),
    updatedTime: updatedTime(),
  },
  (table) => [
    index('library_question_created_time').on(table.createdTime, table.id),
    index('library_question_contributor').on(table.contributorId),
    index('library_question_category').on(table.libraryCategoryId),
    index('library_question_difficulty').on(table.libraryDifficultyId),
    ...questionChecks('library_question', table),
  ],
);
