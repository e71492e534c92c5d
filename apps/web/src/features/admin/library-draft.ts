import { parsePoints, type FullLibraryQuestion, type QuestionFields } from '@pubquiz/core';
import type { Sorting } from './sorting';

/** The question of a form: points are what was typed. */
export interface QuestionDraft extends Omit<QuestionFields, 'points'> {
  readonly id: string;
  readonly points: string;
}

/** A library question while it is edited. */
export interface LibraryDraft {
  readonly question: QuestionDraft;
  readonly sorting: Sorting;
  readonly contributorId: string | null;
}

/** The draft of a stored library question. */
export function libraryDraftOf(stored: FullLibraryQuestion): LibraryDraft {
  return {
    question: {
      id: stored.id,
      points: stored.points === null ? '' : String(stored.points),
      question: stored.question,
      answerEntryType: stored.answerEntryType,
      correctAnswer: stored.correctAnswer,
      correctMultiAnswer: stored.correctMultiAnswer,
      shouldRevealAnswer: stored.shouldRevealAnswer,
      autoMarkCorrectStyle: stored.autoMarkCorrectStyle,
      answerTrivia: stored.answerTrivia,
      revealAnswerTrivia: stored.revealAnswerTrivia,
      imageUrl: stored.imageUrl,
    },
    sorting: {
      libraryCategoryId: stored.libraryCategoryId,
      libraryDifficultyId: stored.libraryDifficultyId,
      libraryTags: stored.libraryTags,
    },
    contributorId: stored.contributorId,
  };
}

/** The fields of the drafted question alone, for the clipboard and the preview. */
export function draftedFields({ question: { id: _id, points, ...fields } }: LibraryDraft): QuestionFields {
  return { ...fields, points: parsePoints(points) };
}

/** What saving sends. */
export function librarySaveBody(draft: LibraryDraft) {
  const { sorting, contributorId } = draft;
  return {
    ...draftedFields(draft),
    contributorId,
    libraryCategoryId: sorting.libraryCategoryId,
    libraryDifficultyId: sorting.libraryDifficultyId,
    libraryTags: sorting.libraryTags.map(({ id }) => ({ id })),
  };
}

/** True when two drafts would store the same. */
export function isSameLibraryDraft(a: LibraryDraft, b: LibraryDraft): boolean {
  return JSON.stringify(librarySaveBody(a)) === JSON.stringify(librarySaveBody(b));
}
