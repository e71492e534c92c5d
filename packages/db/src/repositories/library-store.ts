import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import type { LibraryQuestionFields } from './library-load';
import { questionFieldArrays, questionFieldColumns, questionFieldUpdates } from './question-fields';
import { array, rows } from './rows';

/** A library question as it is stored. */
export type LibraryQuestionToStore = LibraryQuestionFields & { readonly id: string };

/** Adds library questions or replaces those with the same id, with their tags. */
export async function storeLibraryQuestions(
  tx: Transaction,
  questions: readonly LibraryQuestionToStore[],
  at: Date,
): Promise<void> {
  if (questions.length === 0) return;
  const time = sql`${at.toISOString()}::timestamptz`;
  const ids = array(questions.map((question) => question.id));
  await rows(
    tx,
    sql`insert into library_question as present (id, ${questionFieldColumns}, contributor_id, library_category_id,
        library_difficulty_id, created_time, updated_time)
      select u.*, ${time}, ${time}
      from unnest(
        ${ids}::uuid[],
        ${questionFieldArrays(questions)},
        ${array(questions.map((question) => question.contributorId))}::uuid[],
        ${array(questions.map((question) => question.libraryCategoryId))}::uuid[],
        ${array(questions.map((question) => question.libraryDifficultyId))}::uuid[]
      ) as u
      on conflict (id) do update set ${questionFieldUpdates},
        contributor_id = excluded.contributor_id, library_category_id = excluded.library_category_id,
        library_difficulty_id = excluded.library_difficulty_id,
        updated_time = greatest(excluded.updated_time, present.updated_time + interval '1 millisecond')`,
  );
  await rows(tx, sql`delete from library_question_tag where library_question_id = any(${ids}::uuid[])`);
  const tags = questions.flatMap(({ id, libraryTagIds }) => libraryTagIds.map((tagId) => ({ id, tagId })));
  await rows(
    tx,
    sql`insert into library_question_tag (library_question_id, library_tag_id)
      select * from unnest(
        ${array(tags.map((tag) => tag.id))}::uuid[], ${array(tags.map((tag) => tag.tagId))}::uuid[])
      on conflict do nothing`,
  );
}
