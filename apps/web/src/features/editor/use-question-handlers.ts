import { showToast } from '@pubquiz/ui/toast-queue';
import { useEffect, useMemo, useRef, type Dispatch } from 'react';
import { logEvent } from '../../lib/analytics';
import { copyQuestion } from '../../lib/copy-question-button';
import { newId } from '../../lib/new-id';
import { readClipboardQuestion } from './clipboard';
import {
  draftQuestionFrom,
  emptyDraftQuestion,
  questionFields,
  type DraftQuestion,
  type QuestionChange,
} from './draft';
import type { EditorAction } from './editor-state';

/** What a question card can ask for. */
export interface QuestionHandlers {
  readonly change: (question: DraftQuestion, fields: QuestionChange) => void;
  readonly preview: (question: DraftQuestion) => void;
  readonly move: (question: DraftQuestion, by: -1 | 1) => void;
  readonly insertAbove: (question: DraftQuestion) => void;
  readonly copy: (question: DraftQuestion) => Promise<void>;
  readonly cut: (question: DraftQuestion) => Promise<void>;
  readonly pasteAbove: (question: DraftQuestion) => Promise<void>;
  readonly remove: (question: DraftQuestion, number: number) => void;
  readonly focused: () => void;
}

export interface QuestionHandlerTargets {
  readonly dispatch: Dispatch<EditorAction>;
  /** Must not change between renders, like `dispatch`. */
  readonly setFocusedId: (id: string | null) => void;
  readonly setPreviewedId: (id: string | null) => void;
}

/** The handlers of all cards, one object for the life of the editor (EDIT-12, EDIT-14, EDIT-17). */
export function useQuestionHandlers(targets: QuestionHandlerTargets): QuestionHandlers {
  const { dispatch, setFocusedId, setPreviewedId } = targets;
  const closeUndoToast = useRef(() => {});

  useEffect(
    () => () => {
      closeUndoToast.current();
    },
    [],
  );

  return useMemo(() => {
    function insert(before: DraftQuestion, question: DraftQuestion) {
      dispatch({ type: 'question-inserted', beforeId: before.id, question });
      setFocusedId(question.id);
    }
    return {
      change: ({ id }, fields) => {
        dispatch({ type: 'question-changed', id, fields });
      },
      preview: ({ id }) => {
        setPreviewedId(id);
      },
      move: ({ id }, by) => {
        dispatch({ type: 'question-moved', id, by });
        logEvent(by < 0 ? 'move_question_up' : 'move_question_down');
      },
      insertAbove: (question) => {
        insert(question, emptyDraftQuestion(newId()));
        logEvent('insert_question');
      },
      copy: async (question) => {
        if (await copyQuestion(questionFields(question))) logEvent('copy_question');
      },
      cut: async (question) => {
        const isCopied = await copyQuestion(questionFields(question));
        if (!isCopied) return;
        dispatch({ type: 'question-deleted', id: question.id });
        logEvent('cut_question');
      },
      pasteAbove: async (question) => {
        const pasted = await readClipboardQuestion();
        if (pasted === null) return;
        insert(question, draftQuestionFrom(pasted, newId()));
        logEvent('paste_question');
      },
      remove: ({ id }, number) => {
        dispatch({ type: 'question-deleted', id });
        logEvent('delete_question');
        // Only the last deleted question can come back, so only one toast offers it.
        closeUndoToast.current();
        closeUndoToast.current = showToast({
          text: `Question ${number} deleted`,
          tone: 'info',
          action: {
            label: 'Oops, Undo',
            onPress: () => {
              dispatch({ type: 'deletion-undone', id });
              logEvent('undo_delete_question');
            },
          },
        });
      },
      focused: () => {
        setFocusedId(null);
      },
    };
  }, [dispatch, setFocusedId, setPreviewedId]);
}
