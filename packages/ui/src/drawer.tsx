import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button';
import './drawer.css';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A panel that slides in from the right: help to read beside the work. */
export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  return (
    <ModalOverlay
      className="pq-drawer-overlay"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="pq-drawer">
        <AriaDialog className="pq-drawer-dialog">
          <header className="pq-drawer-header">
            <Heading slot="title" level={2} className="pq-drawer-title">
              {title}
            </Heading>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </header>
          {/* Text without a single control is scrolled with the keyboard from here. */}
          <div className="pq-drawer-body" tabIndex={0}>
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
