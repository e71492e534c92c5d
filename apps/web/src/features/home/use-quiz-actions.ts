import type { AnswerSheet } from '@pubquiz/core';
import { showToast } from '@pubquiz/ui/toast-queue';
import { logEvent, type EventName } from '../../lib/analytics';
import { showFailure } from '../../lib/show-failure';
import { trpc } from '../../lib/trpc';

/** Duplicating and deleting quizzes, each followed by a fresh list and a word (HOME-9, HOME-10). */
export function useQuizActions(onDone: () => void) {
  const utils = trpc.useUtils();
  const settle = (event: EventName, toast: { readonly title: string; readonly text: string }) => async () => {
    logEvent(event);
    await utils.answerSheet.list.invalidate();
    onDone();
    showToast({ ...toast, tone: 'success' });
  };
  const fail = (otherwise: string) => (error: unknown) => {
    onDone();
    showFailure(error, otherwise);
  };
  const duplicating = trpc.answerSheet.duplicate.useMutation({
    onSuccess: settle('duplicate_quiz', {
      title: 'Quiz Duplicated',
      text: 'The copy is on top of your shelf.',
    }),
    onError: fail('The quiz could not be duplicated. Check your connection and try again.'),
  });
  const deleting = trpc.answerSheet.delete.useMutation({
    onSuccess: settle('delete_quiz', { title: 'Quiz Deleted', text: 'The quiz is gone for good.' }),
    onError: fail('The quiz could not be deleted. Check your connection and try again.'),
  });
  return {
    isBusy: duplicating.isPending || deleting.isPending,
    duplicate: (quiz: AnswerSheet) => {
      duplicating.mutate({ answerSheetId: quiz.id });
    },
    remove: (quiz: AnswerSheet) => {
      deleting.mutate({ answerSheetId: quiz.id });
    },
  };
}
