import { useEffect } from 'react';

export interface EditorShortcuts {
  /** Alt-S (EDIT-8). */
  readonly onSave: () => void;
  /** Ctrl-Return (EDIT-19). */
  readonly onNewQuestion: () => void;
}

/** The editor's keys. By key position for S: some systems type a sign with Alt. */
export function useEditorShortcuts({ onSave, onNewQuestion }: EditorShortcuts): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.altKey && !event.ctrlKey && event.code === 'KeyS') onSave();
      else if (event.ctrlKey && event.key === 'Enter') onNewQuestion();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, [onSave, onNewQuestion]);
}
