import { canSelectToBorrow, type LibraryAllowances, type QuestionFields } from '@pubquiz/core';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useState } from 'react';
import { errorText } from '../../lib/error-text';
import { trpc } from '../../lib/trpc';
import type { CardChoice } from './library-card';

/** What was chosen and borrowed on one visit to an editor, whose tab closes in between, or to the library page. */
export interface LibraryChoices {
  readonly selectedIds: ReadonlySet<string>;
  readonly borrowedIds: ReadonlySet<string>;
}

export type SetLibraryChoices = (change: (choices: LibraryChoices) => LibraryChoices) => void;

const NOTHING_CHOSEN: LibraryChoices = { selectedIds: new Set(), borrowedIds: new Set() };

/** The choices of one visit. */
export function useLibraryChoices(): readonly [LibraryChoices, SetLibraryChoices] {
  return useState(NOTHING_CHOSEN);
}

/** A library question as a quiz takes it: its own id and its place in the library stay behind. */
function toQuestionFields(question: QuestionFields): QuestionFields {
  return {
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
  };
}

function toggled(choices: LibraryChoices, id: string): LibraryChoices {
  const selectedIds = new Set(choices.selectedIds);
  if (!selectedIds.delete(id)) selectedIds.add(id);
  return { ...choices, selectedIds };
}

export interface BorrowingTargets {
  readonly choices: LibraryChoices;
  readonly setChoices: SetLibraryChoices;
  readonly onAllowances: (allowances: LibraryAllowances) => void;
  /** Takes the questions; where it throws nothing was taken, and they stay selected: to borrow them again is free. */
  readonly onBorrowed: (questions: readonly QuestionFields[]) => Promise<boolean>;
}

/** Selecting and borrowing library questions (LIB-7, LIB-9, LIB-12, LIB-13). */
export function useBorrowing({ choices, setChoices, onAllowances, onBorrowed }: BorrowingTargets) {
  const borrowing = trpc.library.borrow.useMutation();
  const { selectedIds, borrowedIds } = choices;

  async function borrow(): Promise<void> {
    const libraryQuestionIds = [...selectedIds];
    try {
      const { libraryQuestions, libraryAllowances } = await borrowing.mutateAsync({ libraryQuestionIds });
      onAllowances(libraryAllowances);
      await onBorrowed(libraryQuestions.map(toQuestionFields));
      setChoices((before) => ({
        selectedIds: new Set(),
        borrowedIds: new Set([...before.borrowedIds, ...libraryQuestionIds]),
      }));
    } catch (error) {
      const text = errorText(error, 'Nothing was borrowed. Check your connection and try again.');
      showToast({ title: 'Not borrowed', text, tone: 'danger' });
    }
  }

  return {
    isBorrowing: borrowing.isPending,
    borrow,
    choiceOf: (id: string, allowances: LibraryAllowances): CardChoice => {
      const state = borrowedIds.has(id) ? 'borrowed' : selectedIds.has(id) ? 'selected' : 'selectable';
      return {
        state,
        isBlocked: state === 'selectable' && !canSelectToBorrow(allowances.borrow, selectedIds.size),
        onToggle: () => {
          setChoices((before) => toggled(before, id));
        },
      };
    },
  };
}
