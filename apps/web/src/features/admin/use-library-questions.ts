import type { FullLibraryQuestion, QuestionFields } from '@pubquiz/core';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc';
import { librarySaveBody, type LibraryDraft } from './library-draft';
import { LIST_OPTIONS } from './list-options';

const QUESTIONS_AT_ONCE = 100;

interface Part {
  readonly libraryQuestions: readonly FullLibraryQuestion[];
  readonly totalCount: number;
  readonly matchCount: number;
}

function inEachPart<Some extends Part>(
  parts: Some[],
  change: (questions: readonly FullLibraryQuestion[]) => readonly FullLibraryQuestion[],
  by = 0,
): Some[] {
  return parts.map((part) => ({
    ...part,
    libraryQuestions: change(part.libraryQuestions),
    totalCount: part.totalCount + by,
    matchCount: part.matchCount + by,
  }));
}

/**
 * The library questions that a filter matches, and what changes them. A change goes into the parts that are here
 * already: asking for all of them again would take long in a long list.
 */
export function useLibraryQuestions(filter: string) {
  const utils = trpc.useUtils();
  const input = { filter, limit: QUESTIONS_AT_ONCE };
  const list = trpc.admin.libraryQuestionsPage.useInfiniteQuery(input, {
    ...LIST_OPTIONS,
    placeholderData: (before) => before,
  });
  const creating = trpc.admin.createLibraryQuestion.useMutation();
  const updating = trpc.admin.updateLibraryQuestion.useMutation();
  const deleting = trpc.admin.deleteLibraryQuestion.useMutation();
  const questions = useMemo(
    () => list.data?.pages.flatMap((page) => page.libraryQuestions) ?? [],
    [list.data],
  );
  const first = list.data?.pages[0];

  return {
    list,
    questions,
    totalCount: first?.totalCount ?? 0,
    matchCount: first?.matchCount ?? 0,
    /** False when the search stopped before the end of a large library. */
    isComplete: first?.isComplete ?? true,
    isSaving: updating.isPending,
    isDeleting: deleting.isPending,
    isCreating: creating.isPending,
    /** Adds a question as the newest. */
    create: async (fields: QuestionFields, contributorId: string | null): Promise<void> => {
      await creating.mutateAsync({ libraryQuestion: { ...fields, contributorId } });
      await utils.admin.libraryQuestionsPage.reset();
    },
    update: async (draft: LibraryDraft): Promise<void> => {
      const { libraryQuestion } = await updating.mutateAsync({
        questionId: draft.question.id,
        libraryQuestion: librarySaveBody(draft),
      });
      utils.admin.libraryQuestionsPage.setInfiniteData(input, (data) => {
        if (data === undefined) return data;
        const replace = (all: readonly FullLibraryQuestion[]) =>
          all.map((question) => (question.id === libraryQuestion.id ? libraryQuestion : question));
        return { ...data, pages: inEachPart(data.pages, replace) };
      });
    },
    remove: async (questionId: string): Promise<void> => {
      await deleting.mutateAsync({ questionId });
      utils.admin.libraryQuestionsPage.setInfiniteData(input, (data) => {
        if (data === undefined) return data;
        const without = (all: readonly FullLibraryQuestion[]) =>
          all.filter((question) => question.id !== questionId);
        return { ...data, pages: inEachPart(data.pages, without, -1) };
      });
    },
  };
}
