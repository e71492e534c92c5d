import { useMemo } from 'react';
import type { AnswerSync } from './outbox/answer-sync';
import type { QuestionActions } from './question/question-actions';
import type { OpenQuestions } from './use-open-questions';

/** What the secretary's presses and keystrokes do to the outbox. */
export function useQuestionActions(sync: AnswerSync, open: OpenQuestions): QuestionActions {
  const { toggle, setFocusedQuestion } = open;
  return useMemo(
    () => ({
      type: (questionId, text) => sync.change({ type: 'typed', questionId, text, at: Date.now() }),
      pick: (questionId, index) =>
        sync.change({ type: 'picked', questionId, selectedIndexes: [index], at: Date.now() }),
      submit: (questions) =>
        sync.change({
          type: 'submitted',
          questions: questions.map(({ questionId, answerEntryType }) => ({
            questionId,
            kind: answerEntryType === 'freeText' ? 'text' : 'option',
          })),
          at: Date.now(),
        }),
      vote: (questionId, questionVote) =>
        sync.change({ type: 'voted', questionId, questionVote, at: Date.now() }),
      dismiss: (questionId) => sync.change({ type: 'dismissed', questionId }),
      toggle,
      focus: setFocusedQuestion,
    }),
    [sync, toggle, setFocusedQuestion],
  );
}
