import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** The confirmed work is under way. */
  readonly isBusy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks before something happens; nothing happens unless `onConfirm` is called. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, cancelLabel = 'Cancel', tone = 'primary', isBusy = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onCancel}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={props.onCancel}>{cancelLabel}</Button>
          <Button variant={tone} isBusy={isBusy} onClick={props.onConfirm} autoFocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
