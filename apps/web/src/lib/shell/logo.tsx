/** The sign over the door. */
export function Logo({ size = 30 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f5b47" />
      <path d="M9 9h12v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="#f0b24a" />
      <path
        d="M21 12h2.5a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 1-2.5 2.5H21"
        fill="none"
        stroke="#f0b24a"
        strokeWidth="2"
      />
      <path d="M8 9a3 3 0 0 1 4-3 4 4 0 0 1 7 0 3 3 0 0 1 3 3z" fill="#fffaf0" />
    </svg>
  );
}
