import type { ReactNode, TableHTMLAttributes } from 'react';
import './table.css';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Read out before the table; shown only if `isCaptionShown`. */
  readonly caption: ReactNode;
  readonly isCaptionShown?: boolean | undefined;
  readonly children: ReactNode;
}

/** A table that scrolls sideways by itself on narrow screens, with the keyboard, too. Use `pq-number` on cells with figures. */
export function Table({ caption, isCaptionShown = false, className, children, ...rest }: TableProps) {
  return (
    <div className="pq-table-scroll" tabIndex={0}>
      <table {...rest} className={`pq-table${className ? ` ${className}` : ''}`}>
        <caption className={isCaptionShown ? 'pq-table-caption' : 'pq-table-caption pq-table-caption-hidden'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
