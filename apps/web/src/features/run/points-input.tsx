import { useState } from 'react';

export interface PointsInputProps {
  readonly label: string;
  readonly points: number;
  readonly disabled: boolean;
  readonly onChange: (points: number) => void;
}

/** Points awarded in steps of a half; what is no number counts as 0 (MARK-4, MARK-6). */
export function PointsInput({ label, points, disabled, onChange }: PointsInputProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft === null) return;
    setDraft(null);
    const value = Number(draft);
    const awarded = Number.isFinite(value) ? value : 0;
    if (awarded !== points) onChange(awarded);
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
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
