import { BottomBar } from '@pubquiz/ui/bottom-bar';
import { Button } from '@pubquiz/ui/button';
import { Save } from 'lucide-react';

export interface EditorBarProps {
  readonly questionCount: number;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The bar that is always there: count, Save Quiz, Cancel (EDIT-7). */
export function EditorBar({ questionCount, isDirty, isSaving, onSave, onCancel }: EditorBarProps) {
  return (
    <BottomBar label="Save" className="editor-bar">
      <p className="editor-bar-count">
        <strong className="pq-tabular">
          {questionCount} {questionCount === 1 ? 'question' : 'questions'}
        </strong>
        <span className="pq-quiet">{isDirty ? 'Not saved yet' : 'No changes'}</span>
      </p>
      <Button size="large" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        size="large"
        variant="primary"
        icon={<Save />}
        isBusy={isSaving}
        title="Alt-S"
        aria-keyshortcuts="Alt+S"
        onClick={onSave}
      >
        {isSaving ? 'Saving…' : 'Save Quiz'}
      </Button>
    </BottomBar>
  );
}
