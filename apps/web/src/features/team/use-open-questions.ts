import type { TeamSession } from '@pubquiz/core';
import { useCallback, useState } from 'react';
import { nextOpenQuestions } from './open-questions';

/** Which questions are unfolded, and the ways to change that. */
export interface OpenQuestions {
  readonly isOpen: (questionId: string) => boolean;
  readonly toggle: (questionId: string) => void;
  readonly open: (questionId: string) => void;
  readonly setFocusedQuestion: (questionId: string | null) => void;
}

/** Keeps the newest question unfolded and folds the finished ones when a new one comes. */
export function useOpenQuestions(
  session: TeamSession,
  isSettled: (questionId: string) => boolean,
): OpenQuestions {
  const [focusedQuestionId, setFocusedQuestion] = useState<string | null>(null);
  const [known, setKnown] = useState<{ session: TeamSession | null; open: ReadonlySet<string> }>({
    session: null,
    open: new Set(),
  });
  let { open } = known;
  if (known.session !== session) {
    open = nextOpenQuestions(
      open,
      { before: known.session, after: session },
      { isSettled, focusedQuestionId },
    );
    setKnown({ session, open });
  }

  const change = useCallback((questionId: string, isOpen: (was: boolean) => boolean) => {
    setKnown((before) => {
      const next = new Set(before.open);
      if (isOpen(before.open.has(questionId))) next.add(questionId);
      else next.delete(questionId);
      return { ...before, open: next };
    });
  }, []);

  return {
    isOpen: (questionId) => open.has(questionId),
    toggle: useCallback((questionId: string) => change(questionId, (was) => !was), [change]),
    open: useCallback((questionId: string) => change(questionId, () => true), [change]),
    setFocusedQuestion,
  };
}
