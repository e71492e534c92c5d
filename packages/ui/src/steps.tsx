import type { ReactNode } from 'react';
import './steps.css';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** Beside the label, for instance a help button. */
  readonly extra?: ReactNode;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Null while nothing has begun. */
  readonly currentId: string | null;
  readonly label: string;
}

/** Where we are in a row of phases, as pills. */
export function Steps({ steps, currentId, label }: StepsProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <ol className="pq-steps" aria-label={label}>
      {steps.map((step, index) => {
        const phase = index === current ? 'current' : index < current ? 'done' : 'ahead';
        return (
          <li
            key={step.id}
            className={`pq-step pq-step-${phase}`}
            aria-current={phase === 'current' ? 'step' : undefined}
          >
            <span className="pq-step-number" aria-hidden="true">
              {phase === 'done' ? '✓' : index + 1}
            </span>
            <span className="pq-step-label">{step.label}</span>
            {step.extra}
          </li>
        );
      })}
    </ol>
  );
}
