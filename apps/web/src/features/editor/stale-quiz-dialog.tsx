import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import type { SaveQuiz } from './use-save-quiz';

export interface StaleQuizDialogProps {
  readonly saving: SaveQuiz;
  readonly onSaveMine: () => void;
}

/** Asks whose version is to stay when the quiz was changed elsewhere meanwhile. */
export function StaleQuizDialog({ saving, onSaveMine }: StaleQuizDialogProps) {
  return (
    <ConfirmDialog
      isOpen={saving.isStale}
      title="The quiz changed elsewhere"
      confirmLabel="Save mine"
      tone="danger"
      isBusy={saving.isSaving}
      onCancel={saving.dismissStale}
      onConfirm={onSaveMine}
    >
      <p>
        This quiz was saved on another screen, or got a question during a running session, since you opened it
        here. Saving yours replaces that version. To look at it first, press Cancel and open the quiz in a
        second window.
      </p>
    </ConfirmDialog>
  );
}
