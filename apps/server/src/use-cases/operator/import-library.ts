import {
  emptyQuestionFields,
  libraryQuestionKey,
  libraryQuestionProblem,
  type Question,
  type QuestionFields,
} from '@pubquiz/core';
import type { ImportedQuestion, LibraryImport } from '@pubquiz/db';
import type { Deps } from '../../deps';
import { allPages } from '../admin/all-pages';
import { exportedQuestion, sortingNames } from './exported-question';
import { idOfKey } from './id-of-key';

/** A question as somebody sent it; what is absent gets its default. */
type SentQuestion = { readonly [Field in keyof Question]?: Question[Field] | null | undefined } & {
  readonly category?: string | null | undefined;
  readonly difficulty?: string | null | undefined;
  readonly tags: readonly string[];
  readonly contributor?: string | null | undefined;
};

/** A part of a library that is to be imported; a question that could not be read says why. */
export interface LibraryToImport extends Omit<LibraryImport, 'questions'> {
  readonly questions: readonly (SentQuestion | { readonly problem: string })[];
  readonly isDryRun: boolean;
}

/** What became of each question. */
export interface LibraryImportOutcome {
  readonly addedCount: number;
  readonly updatedCount: number;
  /** The library had them already, or the same part has them twice. */
  readonly knownCount: number;
  /** By their place in what was sent. */
  readonly refused: readonly { readonly index: number; readonly message: string }[];
}

type ImportDeps = Pick<Deps, 'library' | 'settings' | 'now'>;

const TEXTS_AT_ONCE = 2000;

interface Present {
  readonly ids: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

async function loadPresent({ library }: ImportDeps): Promise<Present> {
  const ids = new Set<string>();
  const keys = new Set<string>();
  for await (const part of allPages(TEXTS_AT_ONCE, (request) => library.texts(request))) {
    for (const texts of part) {
      ids.add(texts.id);
      keys.add(libraryQuestionKey(texts));
    }
  }
  return { ids, keys };
}

function questionFields(sent: SentQuestion): QuestionFields {
  const given = Object.entries(sent).filter(
    ([name, value]) => name in emptyQuestionFields && value !== undefined && value !== null,
  );
  return { ...emptyQuestionFields, ...Object.fromEntries(given) };
}

/** The stored questions with these ids, in the form of the import, as text to compare. */
async function loadStored(
  { library }: ImportDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [stored, catalogue] = await Promise.all([library.byIds(ids), library.catalogue()]);
  const names = sortingNames(catalogue);
  return new Map(stored.map((question) => [question.id, comparable(exportedQuestion(question, names))]));
}

function comparable(question: ImportedQuestion): string {
  const sorted = { ...question, tags: [...new Set(question.tags)].sort() };
  return JSON.stringify(Object.entries(sorted).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Adds questions to the library. One with the id of a stored question replaces it; one that the library has in other
 * words or under another id is left alone, so that a second import adds nothing.
 */
export async function importLibrary(
  deps: ImportDeps,
  { questions: sent, isDryRun, ...groups }: LibraryToImport,
): Promise<LibraryImportOutcome> {
  const present = await loadPresent(deps);
  const stored = await loadStored(
    deps,
    sent.flatMap((each) => ('problem' in each ? [] : (each.id ?? []))),
  );
  const taken = new Set<string>();
  const added: ImportedQuestion[] = [];
  const updated: ImportedQuestion[] = [];
  const refused: { index: number; message: string }[] = [];
  for (const [index, each] of sent.entries()) {
    const read = 'problem' in each ? each : readQuestion(each, deps.settings.contributorName);
    if ('problem' in read) {
      refused.push({ index, message: read.problem });
      continue;
    }
    const key = libraryQuestionKey(read);
    if (taken.has(read.id) || taken.has(key)) continue;
    taken.add(read.id).add(key);
    const before = stored.get(read.id);
    if (before !== undefined && before !== comparable(read)) updated.push(read);
    else if (!present.ids.has(read.id) && !present.keys.has(key)) added.push(read);
  }
  if (!isDryRun) await deps.library.import({ ...groups, questions: [...added, ...updated] }, deps.now());
  return {
    addedCount: added.length,
    updatedCount: updated.length,
    knownCount: sent.length - added.length - updated.length - refused.length,
    refused,
  };
}

function readQuestion(
  sent: SentQuestion,
  contributorName: string,
): ImportedQuestion | { readonly problem: string } {
  const fields = questionFields(sent);
  const problem = libraryQuestionProblem(fields);
  if (problem !== null) return { problem };
  return {
    ...fields,
    id: sent.id ?? idOfKey(libraryQuestionKey(fields)),
    category: sent.category ?? null,
    difficulty: sent.difficulty ?? null,
    tags: [...new Set(sent.tags)],
    contributor: sent.contributor ?? contributorName,
  };
}
