import { DEFAULT_QUIZ_NAME, LIMITS } from '@pubquiz/core';
import { Card } from '@pubquiz/ui/card';
import { TextField } from '@pubquiz/ui/text-field';
import type { Dispatch } from 'react';
import type { Draft } from './draft';
import type { EditorAction } from './editor-state';

export interface QuizSheetProps {
  readonly draft: Draft;
  readonly dispatch: Dispatch<EditorAction>;
}

/** The head of the sheet: the quiz's name and what a question counts (EDIT-4). */
export function QuizSheet({ draft, dispatch }: QuizSheetProps) {
  return (
    <Card as="section" padding="large" className="editor-sheet" aria-label="Quiz">
      <TextField
        label="Quiz name"
        hint="Visible to teams."
        size="large"
        maxLength={LIMITS.quizName}
        value={draft.name}
        onFocus={(event) => {
          if (draft.name === DEFAULT_QUIZ_NAME) event.target.select();
        }}
        onChange={(event) => {
          dispatch({ type: 'name-changed', name: event.target.value });
        }}
      />
      <TextField
        label="Default points"
        hint="For every question without its own."
        size="large"
        inputMode="decimal"
        value={draft.defaultPoints}
        onChange={(event) => {
          dispatch({ type: 'default-points-changed', defaultPoints: event.target.value });
        }}
      />
    </Card>
  );
}
