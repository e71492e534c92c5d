import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@pubquiz/ui/button';
import type { RunNight } from './model/run-night';
import { stepUnscored, type Selection } from './model/selection';
import { unscoredCount } from './model/team-tally';

export interface UnscoredBarProps {
  readonly night: RunNight;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

/** Steps to the answers that wait for a mark (RUN-9). */
export function UnscoredBar({ night, selection, onSelect }: UnscoredBarProps) {
  const count = unscoredCount(night);
  function go(by: 1 | -1) {
    const next = stepUnscored(night, selection, by);
    if (next) onSelect(next);
  }
  return (
    <div className="run-unscored" role="group" aria-label="Unscored answers">
      <Button size="small" icon={<ChevronLeft size={18} />} disabled={count === 0} onClick={() => go(-1)}>
        Previous unscored
      </Button>
      <span role="status">{count === 0 ? 'All answers are scored' : `${count} unscored`}</span>
      <Button size="small" icon={<ChevronRight size={18} />} disabled={count === 0} onClick={() => go(1)}>
        Next unscored
      </Button>
    </div>
  );
}
