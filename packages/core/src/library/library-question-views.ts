import { optionsOf } from '../answer-sheet/multiple-choice-options';
import type { AnswerEntryType, Question } from '../answer-sheet/question';

/** Something that library questions are sorted by, as a question names it. */
export interface LibraryTagName {
  readonly id: string;
  readonly name: string;
}

/** A question of the library with its answers. */
export interface LibraryQuestionWithAnswers extends Question {
  readonly contributorId: string | null;
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  /** By name. */
  readonly libraryTags: readonly LibraryTagName[];
}

/** A library question before it is borrowed: no answers, no trivia (ENT-20, LIB-21; wire contract 2.11). */
export interface ListedLibraryQuestion {
  readonly id: string;
  readonly question: string;
  readonly imageUrl: string;
  readonly libraryCategoryId: string | null;
  readonly libraryDifficultyId: string | null;
  readonly libraryTags: readonly LibraryTagName[];
  readonly answerEntryType: AnswerEntryType;
  /** Options without their dashes; empty for free text. */
  readonly answerOptionStrings: readonly string[];
}

/** A library question that was borrowed, or as an editor sees it (ENT-21; wire contract 2.11). */
export interface FullLibraryQuestion extends LibraryQuestionWithAnswers {
  readonly answerOptionStrings: readonly string[];
}

function answerOptionStrings(question: Question): readonly string[] {
  return optionsOf(question).map(({ text }) => text);
}

function tagNames(tags: readonly LibraryTagName[]): readonly LibraryTagName[] {
  return tags.map(({ id, name }) => ({ id, name }));
}

/** What the random list shows of a library question (LIB-21). */
export function listedLibraryQuestion(question: LibraryQuestionWithAnswers): ListedLibraryQuestion {
  return {
    id: question.id,
    question: question.question,
    imageUrl: question.imageUrl,
    libraryCategoryId: question.libraryCategoryId,
    libraryDifficultyId: question.libraryDifficultyId,
    libraryTags: tagNames(question.libraryTags),
    answerEntryType: question.answerEntryType,
    answerOptionStrings: answerOptionStrings(question),
  };
}

/** A library question with everything in it, and nothing that is not the wire's. */
export function fullLibraryQuestion(question: LibraryQuestionWithAnswers): FullLibraryQuestion {
  return {
    id: question.id,
    points: question.points,
    question: question.question,
    answerEntryType: question.answerEntryType,
    correctAnswer: question.correctAnswer,
    correctMultiAnswer: question.correctMultiAnswer,
    shouldRevealAnswer: question.shouldRevealAnswer,
    autoMarkCorrectStyle: question.autoMarkCorrectStyle,
    answerTrivia: question.answerTrivia,
    revealAnswerTrivia: question.revealAnswerTrivia,
    imageUrl: question.imageUrl,
    contributorId: question.contributorId,
    libraryCategoryId: question.libraryCategoryId,
    libraryDifficultyId: question.libraryDifficultyId,
    libraryTags: tagNames(question.libraryTags),
    answerOptionStrings: answerOptionStrings(question),
  };
}
