import {
  emptyQuestionFields,
  invalid,
  libraryQuestionProblem,
  ok,
  type QuestionFields,
  type Result,
} from '@pubquiz/core';
import type { LibraryQuestionFieldsBody } from '@pubquiz/core/schemas';
import type { LibraryCatalogue, LibraryQuestion, LibraryQuestionFields } from '@pubquiz/db';

/** What an editor sent, and what is there. */
export interface LibraryQuestionEdit {
  readonly sent: LibraryQuestionFieldsBody;
  /** null for a new question. */
  readonly stored: LibraryQuestion | null;
  readonly catalogue: LibraryCatalogue;
  readonly defaultContributorId: string;
}

function storedSorting(stored: LibraryQuestion | null, defaultContributorId: string) {
  return {
    contributorId: stored === null ? defaultContributorId : stored.contributorId,
    libraryCategoryId: stored?.libraryCategoryId ?? null,
    libraryDifficultyId: stored?.libraryDifficultyId ?? null,
    libraryTagIds: stored?.libraryTags.map(({ id }) => id) ?? [],
  };
}

/** What was sent wins; absent fields keep their value or get their default. */
function merged({ sent, stored, defaultContributorId }: LibraryQuestionEdit): LibraryQuestionFields {
  const { libraryTags, ...fields } = sent;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { question, ...rest } = { ...emptyQuestionFields, ...stored, ...given } as QuestionFields;
  const before = storedSorting(stored, defaultContributorId);
  const or = (id: string | null | undefined, kept: string | null) => (id === undefined ? kept : id);
  return {
    question,
    points: rest.points,
    answerEntryType: rest.answerEntryType,
    correctAnswer: rest.correctAnswer,
    correctMultiAnswer: rest.correctMultiAnswer,
    shouldRevealAnswer: rest.shouldRevealAnswer,
    autoMarkCorrectStyle: rest.autoMarkCorrectStyle,
    answerTrivia: rest.answerTrivia,
    revealAnswerTrivia: rest.revealAnswerTrivia,
    imageUrl: rest.imageUrl,
    contributorId: or(sent.contributorId, before.contributorId),
    libraryCategoryId: or(sent.libraryCategoryId, before.libraryCategoryId),
    libraryDifficultyId: or(sent.libraryDifficultyId, before.libraryDifficultyId),
    libraryTagIds: libraryTags ? [...new Set(libraryTags.map(({ id }) => id))] : before.libraryTagIds,
  };
}

/** The first thing that the library does not have; tags are never made by saving a question (ADMIN-16). */
function unknownSorting(fields: LibraryQuestionFields, catalogue: LibraryCatalogue) {
  const has = (groups: readonly { readonly id: string }[], id: string | null) =>
    id === null || groups.some((group) => group.id === id);
  const checks = [
    ['contributorId', 'contributor', has(catalogue.contributors, fields.contributorId)],
    ['libraryCategoryId', 'category', has(catalogue.categories, fields.libraryCategoryId)],
    ['libraryDifficultyId', 'difficulty', has(catalogue.difficulties, fields.libraryDifficultyId)],
    ['libraryTags', 'tag', fields.libraryTagIds.every((id) => has(catalogue.tags, id))],
  ] as const;
  return checks.find(([, , isKnown]) => !isKnown);
}

/**
 * The question as an editor's save leaves it. Refused without a text, without an answer or options, and with a
 * contributor, category, difficulty or tag that the library does not have (wire contract 10).
 */
export function decideLibraryQuestion(edit: LibraryQuestionEdit): Result<LibraryQuestionFields> {
  const fields = merged(edit);
  const problem = libraryQuestionProblem(fields);
  if (problem !== null) return invalid(problem, [{ path: ['libraryQuestion'], message: problem }]);
  const unknown = unknownSorting(fields, edit.catalogue);
  if (unknown === undefined) return ok(fields);
  const message = `The library has no such ${unknown[1]}`;
  return invalid(message, [{ path: ['libraryQuestion', unknown[0]], message }]);
}
