import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button';
import './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** By Escape, by the cross, or by a press outside unless `isKeptOpenOutside`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly isKeptOpenOutside?: boolean | undefined;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A window over the page that keeps the focus and gives it back. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    size = 'medium',
    role = 'dialog',
    isKeptOpenOutside = false,
    footer,
  } = props;
  return (
    <ModalOverlay
      className="pq-overlay"
      isOpen={isOpen}
      isDismissable={!isKeptOpenOutside}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`pq-modal pq-modal-${size}`}>
        <AriaDialog className="pq-dialog" role={role}>
          <header className="pq-dialog-header">
            <Heading slot="title" level={2} className="pq-dialog-title">
              {title}
            </Heading>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </header>
          {props.children !== undefined && <div className="pq-dialog-body">{props.children}</div>}
          {footer !== undefined && <footer className="pq-dialog-footer">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
