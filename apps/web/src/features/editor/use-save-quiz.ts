import type { AnswerSheet } from '@pubquiz/core';
import { showToast } from '@pubquiz/ui/toast-queue';
import { useState } from 'react';
import { logEvent } from '../../lib/analytics';
import { errorText } from '../../lib/error-text';
import { httpStatusOf } from '../../lib/trpc-client';
import { trpc } from '../../lib/trpc';
import { saveBody, type Draft } from './draft';

const UNAUTHORIZED = 401;
const CONFLICT = 409;
const STALE = 'Changed elsewhere, please reload';

export interface SaveQuiz {
  readonly isSaving: boolean;
  /** The quiz was changed on another screen since it was opened here. */
  readonly isStale: boolean;
  readonly dismissStale: () => void;
  /** Answers the saved quiz, or null when it was not saved; then people were told why. */
  readonly save: (draft: Draft, options?: { readonly isForced?: boolean }) => Promise<AnswerSheet | null>;
}

/** Saving a quiz; what failed stays in the editor and on this browser. */
export function useSaveQuiz(): SaveQuiz {
  const utils = trpc.useUtils();
  const [isStale, setIsStale] = useState(false);
  const saving = trpc.answerSheet.save.useMutation();

  async function save(
    draft: Draft,
    options: { readonly isForced?: boolean } = {},
  ): Promise<AnswerSheet | null> {
    try {
      const { answerSheet } = await saving.mutateAsync({ answerSheet: saveBody(draft, options) });
      logEvent('save_quiz');
      setIsStale(false);
      utils.answerSheet.get.setData({ answerSheetId: answerSheet.id }, { answerSheet });
      await utils.answerSheet.list.invalidate();
      return answerSheet;
    } catch (error) {
      const status = httpStatusOf(error);
      const text =
        status === UNAUTHORIZED
          ? 'You were logged out. Your changes are kept on this browser: log in and open the quiz again.'
          : errorText(error, 'Could not save. Your changes are kept on this browser; try again.');
      if (status === CONFLICT && text === STALE) setIsStale(true);
      else showToast({ title: 'Quiz not saved', text, tone: 'danger' });
      return null;
    }
  }

  return {
    isSaving: saving.isPending,
    isStale,
    dismissStale: () => {
      setIsStale(false);
    },
    save,
  };
}
