import { DEFAULT_QUIZ_NAME, isQuestionEmpty, type QuestionFields } from '@pubquiz/core';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useState } from 'react';
import { logEvent } from '../../lib/analytics';
import { trpc } from '../../lib/trpc';

const NEW_QUIZ = '';

/** The quiz that questions of the library page are borrowed into: one of the account's, or a new one. */
export function useBorrowTarget() {
  const utils = trpc.useUtils();
  const quizzes = trpc.answerSheet.list.useQuery().data?.answerSheets ?? [];
  const [quizId, setQuizId] = useState(NEW_QUIZ);
  const saving = trpc.answerSheet.save.useMutation();

  /** Puts questions in place of the quiz's empty ones and saves it (LIB-9, LIB-10). */
  async function add(questions: readonly QuestionFields[]): Promise<boolean> {
    const stored =
      quizId === NEW_QUIZ
        ? null
        : (await utils.client.answerSheet.get.query({ answerSheetId: quizId })).answerSheet;
    const written = stored?.questions.filter((question) => !isQuestionEmpty(question)) ?? [];
    const { answerSheet } = await saving.mutateAsync({
      answerSheet: {
        ...(stored === null
          ? { name: DEFAULT_QUIZ_NAME }
          : { id: stored.id, name: stored.name, updatedTime: stored.updatedTime }),
        questions: [...written, ...questions],
      },
    });
    logEvent('save_quiz');
    utils.answerSheet.get.setData({ answerSheetId: answerSheet.id }, { answerSheet });
    await utils.answerSheet.list.invalidate();
    setQuizId(answerSheet.id);
    showToast({ title: 'Quiz Saved', text: `You borrowed ${questions.length} question(s)`, tone: 'success' });
    return true;
  }

  return {
    quizId,
    setQuizId,
    options: [
      { value: NEW_QUIZ, label: 'Into a new quiz' },
      ...quizzes.map(({ id, name }) => ({ value: id, label: `Into ${name}` })),
    ],
    add,
  };
}
