import { Button } from '@pubquiz/ui/button';
import { Spinner } from '@pubquiz/ui/spinner';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import './long-table.css';

export interface LongTableProps<Item> {
  readonly label: string;
  readonly columns: readonly string[];
  readonly items: readonly Item[];
  /** Of the whole list, where that is known. */
  readonly rowCount?: number | undefined;
  readonly keyOf: (item: Item) => string;
  /** The cells of a row, one per column. */
  readonly cells: (item: Item, index: number) => readonly ReactNode[];
  readonly estimatedHeight: number;
  readonly className?: string | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

const ROWS_AHEAD = 20;

/** A table of any length: only the rows in sight are drawn, and more are asked for before the end comes into sight. */
export function LongTable<Item>(props: LongTableProps<Item>) {
  const { label, columns, items, rowCount, keyOf, cells, estimatedHeight, className } = props;
  const { hasMore, isLoading, hasFailed, onMore } = props;
  const body = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 8,
    scrollMargin,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;

  useLayoutEffect(() => {
    setScrollMargin(body.current?.offsetTop ?? 0);
  }, []);

  useEffect(() => {
    if (hasMore && !isLoading && !hasFailed && last >= items.length - ROWS_AHEAD) onMore();
  }, [hasMore, isLoading, hasFailed, last, items.length, onMore]);

  return (
    <div
      className={`long-table${className ? ` ${className}` : ''}`}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
    >
      <div role="rowgroup">
        <div role="row" className="long-table-row long-table-head" aria-rowindex={1}>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body} className="long-table-body" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className="long-table-row long-table-item"
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {cells(item, index).map((cell, column) => (
                <div key={columns[column]} role="cell" data-column={columns[column]}>
                  {cell}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {isLoading && <Spinner />}
      {hasFailed && (
        <p role="alert" className="long-table-failed">
          The rest did not arrive. <Button onClick={onMore}>Try again</Button>
        </p>
      )}
    </div>
  );
}
