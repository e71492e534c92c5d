import { useMemo, useState } from 'react';
import { withMark, withoutMark, withPendingMarks, type PendingMarks } from './model/pending-marks';
import type { Cell, RunNight } from './model/run-night';
import type { Mark } from './run-commands';

export interface PendingMarksState {
  /** The night with the marks that are on their way. */
  readonly night: RunNight;
  readonly add: (cell: Cell, mark: Mark) => void;
  readonly remove: (cell: Cell) => void;
}

/** Shows a mark the moment it is set; the feed's word replaces it, a refusal takes it back. */
export function usePendingMarks(night: RunNight): PendingMarksState {
  const [marks, setMarks] = useState<PendingMarks>(new Map());
  const marked = useMemo(() => withPendingMarks(night, marks), [night, marks]);
  return {
    night: marked,
    add: (cell, mark) => setMarks((before) => withMark(before, cell, { ...mark, before: night.score(cell) })),
    remove: (cell) => setMarks((before) => withoutMark(before, cell)),
  };
}
