import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import './tooltip.css';

export interface TooltipProps {
  readonly content: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One element that can take the focus: a button, a link, or a span with `tabIndex={0}` and a role. */
  readonly children: ReactElement;
}

/** More words on hover and on focus. Nothing may be said here only: touch screens do not hover. */
export function Tooltip({ content, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={100}>
      <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable>
      <AriaTooltip className="pq-tooltip" placement={placement} offset={8}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
