import type { QuestionFields } from '@pubquiz/core';
import { useMemo, useReducer, useState, type Dispatch } from 'react';
import { logEvent } from '../../lib/analytics';
import { newId } from '../../lib/new-id';
import { draftQuestionFrom, emptyDraftQuestion, isSameDraft, isWritten, type Draft } from './draft';
import { editorReducer, type EditorAction } from './editor-state';
import { useKeptDraft } from './use-kept-draft';

export interface EditorStart {
  /** What the server has, or a fresh quiz. */
  readonly saved: Draft;
  /** What was typed on an earlier visit and not saved; null = start from `saved`. */
  readonly kept: Draft | null;
  /** Where the draft is kept on this browser. */
  readonly slot: string;
}

/** The editor's draft: what changes it, and the keeping of it on this browser until it is saved or discarded. */
export function useEditor({ saved, kept, slot }: EditorStart) {
  const [state, dispatch]: [{ readonly draft: Draft }, Dispatch<EditorAction>] = useReducer(editorReducer, {
    draft: kept ?? saved,
    lastDeleted: null,
  });
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { draft } = state;
  const isDirty = useMemo(() => !isSameDraft(draft, saved), [draft, saved]);
  const release = useKeptDraft({ slot, draft, isDirty });

  return {
    draft,
    isDirty,
    dispatch,
    /** The question whose card is to take the focus. */
    focusedId,
    setFocusedId,
    /** Appends an empty question and goes there (EDIT-19). */
    appendQuestion: () => {
      const question = emptyDraftQuestion(newId());
      dispatch({ type: 'question-appended', question });
      setFocusedId(question.id);
      logEvent('new_question');
    },
    /** Adds questions in place of the empty ones; answers the id of the first (IMP-13). */
    addQuestions: (fields: readonly QuestionFields[]): string | null => {
      const questions = fields.map((question) => draftQuestionFrom(question, newId()));
      dispatch({ type: 'questions-added', questions });
      return questions[0]?.id ?? null;
    },
    /** Puts borrowed questions in place of the empty ones; answers the draft that is to be saved (LIB-9). */
    borrow: (fields: readonly QuestionFields[]): Draft => {
      const written = draft.questions.filter(isWritten);
      const borrowed = fields.map((question) => draftQuestionFrom(question, newId()));
      const next = { ...draft, questions: [...written, ...borrowed] };
      dispatch({ type: 'draft-replaced', draft: next });
      return next;
    },
    /** Stops keeping the draft: it was saved or discarded. */
    release,
  };
}

export type Editor = ReturnType<typeof useEditor>;
