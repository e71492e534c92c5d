import { borrowedAllSentence, type LibraryAllowances } from '@pubquiz/core';

/** The sentence for a used-up view allowance (ERR-14). */
export const VIEWED_ALL = 'There are no more questions left to view today';

function AllowanceMeter({
  label,
  remaining,
  total,
}: {
  readonly label: string;
  readonly remaining: number;
  readonly total: number;
}) {
  return (
    <span className="library-meter">
      <span>
        <strong className="pq-tabular">{remaining}</strong> of {total} {label}
      </span>
      <meter min={0} max={total} value={remaining} aria-hidden="true" />
    </span>
  );
}

/** What is left of the day's allowances, and the sentence for one that is used up (ERR-14, ERR-15). */
export function AllowanceNote({ allowances }: { readonly allowances: LibraryAllowances }) {
  const { view, borrow } = allowances;
  return (
    <div className="library-allowances" role="status">
      {view.remainingCount === 0 ? (
        <p className="library-used-up">{VIEWED_ALL}</p>
      ) : (
        <AllowanceMeter label="left to view today" remaining={view.remainingCount} total={view.totalCount} />
      )}
      {borrow.remainingCount === 0 ? (
        <p className="library-used-up">{borrowedAllSentence(borrow.totalCount)}</p>
      ) : (
        <AllowanceMeter
          label="left to borrow today"
          remaining={borrow.remainingCount}
          total={borrow.totalCount}
        />
      )}
    </div>
  );
}
