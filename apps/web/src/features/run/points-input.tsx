import { useRef, useState, type KeyboardEvent } from 'react';

export interface PointsInputProps {
  readonly label: string;
  readonly points: number;
  readonly disabled: boolean;
  readonly tabIndex?: number;
  readonly onChange: (points: number) => void;
}

/** Points awarded in steps of a half; what is no number counts as 0 (MARK-4, MARK-6). */
export function PointsInput({ label, points, disabled, tabIndex, onChange }: PointsInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isDropped = useRef(false);

  function commit() {
    if (draft === null || isDropped.current) return;
    setDraft(null);
    const value = Number(draft);
    const awarded = Number.isFinite(value) ? value : 0;
    if (awarded !== points) onChange(awarded);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape') return;
    setDraft(null);
    // Leaving the field would commit what was typed.
    isDropped.current = true;
    event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
    isDropped.current = false;
  }

  return (
    <input
      className="run-points"
      type="number"
      step={0.5}
      inputMode="decimal"
      aria-label={label}
      value={draft ?? String(points)}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKey}
    />
  );
}
