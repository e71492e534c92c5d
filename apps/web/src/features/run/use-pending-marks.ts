import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  stillPending,
  withMark,
  withoutMark,
  withPendingMarks,
  type PendingMarks,
} from './model/pending-marks';
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
  const latest = useRef(night);
  useEffect(() => {
    latest.current = night;
  }, [night]);
  return {
    night: marked,
    add: useCallback((cell, mark) => {
      const known = latest.current;
      setMarks((before) =>
        withMark(stillPending(before, known), cell, { ...mark, before: known.score(cell) }),
      );
    }, []),
    remove: useCallback((cell) => setMarks((before) => withoutMark(before, cell)), []),
  };
}
