import { Button } from '@pubquiz/ui/button';
import { Dialog } from '@pubquiz/ui/dialog';

export interface FinishedAskingDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSubmitAll: () => void;
  readonly onAskNew: () => void;
}

/** Asks after the last question what comes next (RUN-15). */
export function FinishedAskingDialog({ isOpen, onClose, onSubmitAll, onAskNew }: FinishedAskingDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title="Finished asking questions?"
      footer={
        <>
          <Button onClick={onAskNew}>Ask a New Question</Button>
          <Button variant="primary" onClick={onSubmitAll} autoFocus>
            Submit All Answers
          </Button>
        </>
      }
    >
      <p>
        That was the last question you prepared. Let the teams submit, or ask one more from the top of your
        head.
      </p>
    </Dialog>
  );
}
