import type { Question } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { loadLibraryCatalogue } from './library-load';
import { storeLibraryQuestions } from './library-store';
import { array, rows } from './rows';

/** A question as a file of library questions has it: sorted by names. */
export interface ImportedQuestion extends Question {
  readonly category: string | null;
  readonly difficulty: string | null;
  readonly tags: readonly string[];
  readonly contributor: string | null;
}

export interface ImportedGroup {
  readonly name: string;
  readonly description: string;
}

/** Library questions, and descriptions of what they are sorted by; a name without one is described by nothing. */
export interface LibraryImport {
  readonly categories: readonly ImportedGroup[];
  /** From easy to hard. */
  readonly difficulties: readonly ImportedGroup[];
  readonly tags: readonly (ImportedGroup & { readonly isSpecialInterest: boolean })[];
  readonly questions: readonly ImportedQuestion[];
}

/** Adds questions, or replaces those with the same id, and makes every category, difficulty, tag and contributor they name. */
export async function importLibrary(tx: Transaction, batch: LibraryImport, at: Date): Promise<void> {
  const { questions } = batch;
  await addCategories(
    tx,
    withNames(batch.categories, questions, ({ category }) => [category]),
  );
  await addDifficulties(
    tx,
    withNames(batch.difficulties, questions, ({ difficulty }) => [difficulty]),
  );
  await addTags(
    tx,
    batch,
    withNames(batch.tags, questions, ({ tags }) => tags),
  );
  await addContributors(tx, [...new Set(questions.flatMap(({ contributor }) => contributor ?? []))]);
  const catalogue = await loadLibraryCatalogue(tx);
  const categoryIds = idsByName(catalogue.categories);
  const difficultyIds = idsByName(catalogue.difficulties);
  const tagIds = idsByName(catalogue.tags);
  const contributorIds = new Map(catalogue.contributors.map(({ id, moniker }) => [moniker, id]));
  await storeLibraryQuestions(
    tx,
    questions.map((question) => ({
      ...question,
      libraryCategoryId: categoryIds.get(question.category ?? '') ?? null,
      libraryDifficultyId: difficultyIds.get(question.difficulty ?? '') ?? null,
      libraryTagIds: question.tags.flatMap((tag) => tagIds.get(tag) ?? []),
      contributorId: contributorIds.get(question.contributor ?? '') ?? null,
    })),
    at,
  );
}

/** Makes contributors that are not there yet. */
export async function addContributors(tx: Transaction, monikers: readonly string[]): Promise<void> {
  await rows(
    tx,
    sql`insert into library_contributor (id, moniker)
      select gen_random_uuid(), moniker from unnest(${array(monikers)}::text[]) as moniker
      on conflict (moniker) do nothing`,
  );
}

function idsByName(
  groups: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  return new Map(groups.map(({ id, name }) => [name, id]));
}

/** The described groups, then those that are only named. */
function withNames(
  groups: readonly ImportedGroup[],
  questions: readonly ImportedQuestion[],
  namesOf: (question: ImportedQuestion) => readonly (string | null)[],
): readonly ImportedGroup[] {
  const described = new Map(groups.map(({ name, description }) => [name, description]));
  const names = questions.flatMap(namesOf).filter((name) => name !== null);
  return [...new Set([...described.keys(), ...names])].map((name) => ({
    name,
    description: described.get(name) ?? '',
  }));
}

async function addCategories(tx: Transaction, groups: readonly ImportedGroup[]): Promise<void> {
  await rows(
    tx,
    sql`insert into library_category as present (id, name, description)
      select gen_random_uuid(), * from unnest(${names(groups)}::text[], ${descriptions(groups)}::text[])
      on conflict (name) do update set description = excluded.description
        where excluded.description not in ('', present.description)`,
  );
}

async function addDifficulties(tx: Transaction, groups: readonly ImportedGroup[]): Promise<void> {
  await rows(
    tx,
    sql`insert into library_difficulty as present (id, name, description, position)
      select gen_random_uuid(), u.name, u.description,
        (select count(*) from library_difficulty) + u.ordinal
      from unnest(${names(groups)}::text[], ${descriptions(groups)}::text[])
        with ordinality as u (name, description, ordinal)
      on conflict (name) do update set description = excluded.description
        where excluded.description not in ('', present.description)`,
  );
}

async function addTags(
  tx: Transaction,
  batch: LibraryImport,
  groups: readonly ImportedGroup[],
): Promise<void> {
  const special = new Set(batch.tags.filter((tag) => tag.isSpecialInterest).map(({ name }) => name));
  await rows(
    tx,
    sql`insert into library_tag as present (id, name, description, is_special_interest)
      select gen_random_uuid(), * from unnest(${names(groups)}::text[], ${descriptions(groups)}::text[],
        ${array(groups.map(({ name }) => special.has(name)))}::bool[])
      on conflict (name) do update set description = excluded.description
        where excluded.description not in ('', present.description)`,
  );
}

function names(groups: readonly ImportedGroup[]) {
  return array(groups.map(({ name }) => name));
}

function descriptions(groups: readonly ImportedGroup[]) {
  return array(groups.map(({ description }) => description));
}
