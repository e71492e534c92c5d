import type { QuestionFields } from '@pubquiz/core';
import type { ReactNode } from 'react';
import type { QuestionDraft } from './library-draft';

/** Parts of the quiz editor, which the route brings along. */
export interface LibraryEditorParts {
  readonly canPaste: boolean;
  /** The question on the clipboard; null when there is none, which people have been told. */
  readonly readClipboardQuestion: () => Promise<QuestionFields | null>;
  readonly questionForm: (
    question: QuestionDraft,
    onChange: (fields: Partial<Omit<QuestionDraft, 'id'>>) => void,
  ) => ReactNode;
}
