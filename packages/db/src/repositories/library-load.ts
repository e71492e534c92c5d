import type { Question, QuestionFields } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Database, Transaction } from '../database';
import { toQuestion, type QuestionFieldsRow } from './question-fields';
import { rows } from './rows';

/** What a library question has beside the question itself, as an editor sets it. */
export interface LibraryQuestionFields extends QuestionFields {
  readonly contributorId: string | null;
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  readonly libraryTagIds: readonly string[];
}

/** A question of the library, with its answers (ENT-21). */
export interface LibraryQuestion extends Question {
  readonly contributorId: string | null;
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  /** By name. */
  readonly libraryTags: readonly { readonly id: string; readonly name: string }[];
  readonly createdTime: Date;
  readonly updatedTime: Date;
}

/** A category or a difficulty (ENT-22). */
export interface LibraryGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface LibraryTag extends LibraryGroup {
  readonly isSpecialInterest: boolean;
}

/** Who gave questions to the library (ENT-23). */
export interface LibraryContributor {
  readonly id: string;
  readonly accountId: string | null;
  readonly moniker: string;
}

/** Everything that library questions are sorted by. */
export interface LibraryCatalogue {
  readonly categories: readonly LibraryGroup[];
  /** From easy to hard. */
  readonly difficulties: readonly LibraryGroup[];
  readonly tags: readonly LibraryTag[];
  readonly contributors: readonly LibraryContributor[];
}

type LibraryQuestionRow = QuestionFieldsRow & {
  readonly id: string;
  readonly contributor_id: string | null;
  readonly library_category_id: string | null;
  readonly library_difficulty_id: string | null;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly created_time: string;
  readonly updated_time: string;
};

/** Reads library questions with their tags; `condition`, and an order after it, speak of `library_question q`. */
export async function selectLibraryQuestions(
  db: Database | Transaction,
  condition: SQL,
): Promise<readonly LibraryQuestion[]> {
  const found = await rows<LibraryQuestionRow>(
    db,
    sql`select q.*, (
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
        from library_question_tag qt join library_tag t on t.id = qt.library_tag_id
        where qt.library_question_id = q.id) as tags
      from library_question q where ${condition}`,
  );
  return found.map((row) => ({
    ...toQuestion(row),
    contributorId: row.contributor_id,
    libraryCategoryId: row.library_category_id,
    libraryDifficultyId: row.library_difficulty_id,
    libraryTags: row.tags,
    createdTime: new Date(row.created_time),
    updatedTime: new Date(row.updated_time),
  }));
}

/** Reads all categories, difficulties, tags and contributors. */
export async function loadLibraryCatalogue(tx: Transaction): Promise<LibraryCatalogue> {
  const [categories, difficulties, tags, contributors] = await Promise.all([
    rows<LibraryGroup>(tx, sql`select id, name, description from library_category order by name`),
    rows<LibraryGroup>(tx, sql`select id, name, description from library_difficulty order by position, name`),
    rows<LibraryTag>(
      tx,
      sql`select id, name, description, is_special_interest as "isSpecialInterest" from library_tag order by name`,
    ),
    rows<LibraryContributor>(
      tx,
      sql`select id, account_id as "accountId", moniker from library_contributor order by moniker`,
    ),
  ]);
  return { categories, difficulties, tags, contributors };
}
