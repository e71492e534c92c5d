import './medal.css';

const METALS = ['gold', 'silver', 'bronze'] as const;

export interface MedalProps {
  /** 1, 2 or 3; other places have no medal. */
  readonly place: number;
  readonly size?: number | undefined;
}

/** A medal on its ribbon, drawn. The place is said in words beside it, so this is decoration. */
export function Medal({ place, size = 32 }: MedalProps) {
  const metal = METALS[place - 1];
  if (metal === undefined) return null;
  return (
    <svg
      className={`pq-medal pq-medal-${metal}`}
      width={size}
      height={size * 1.25}
      viewBox="0 0 32 40"
      aria-hidden="true"
    >
      <path className="pq-medal-ribbon-back" d="M22 1h7l-7.5 17h-7z" />
      <path className="pq-medal-ribbon" d="M3 1h7l9 17h-7z" />
      <circle className="pq-medal-rim" cx="16" cy="26" r="13" />
      <circle className="pq-medal-face" cx="16" cy="26" r="9.5" />
      <text className="pq-medal-number" x="16" y="31" textAnchor="middle">
        {place}
      </text>
    </svg>
  );
}
