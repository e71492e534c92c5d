import type { ReactNode } from 'react';
import './meter.css';

export interface MeterProps {
  readonly part: number;
  readonly whole: number;
  readonly tone: 'good' | 'neutral';
  /** The figures in words, beside the bar. */
  readonly children: ReactNode;
}

/** A share, drawn; the words beside it say the same. */
export function Meter({ part, whole, tone, children }: MeterProps) {
  const share = whole > 0 ? (part / whole) * 100 : 0;
  return (
    <p className={`run-meter run-meter-${tone}`}>
      <span className="run-meter-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="run-meter-words">{children}</span>
    </p>
  );
}
