import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Pressable } from 'react-aria-components/Modal';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import './popover.css';

export interface PopoverProps {
  /** The name of what opens. */
  readonly label: string;
  /** The button that opens it: a Button or an IconButton. */
  readonly trigger: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  readonly children: ReactNode;
}

/** A note that opens beside its button. */
export function Popover({ label, trigger, placement = 'bottom', children }: PopoverProps) {
  return (
    <DialogTrigger>
      <Pressable>{trigger as ReactElement<Record<string, unknown>, string>}</Pressable>
      <AriaPopover className="pq-popover" placement={placement} offset={8}>
        <AriaDialog className="pq-popover-dialog" aria-label={label}>
          {children}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
