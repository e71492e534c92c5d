import { encode } from 'uqr';

/** Draws the dark modules of a QR code, row by row, as one path. */
function modulesPath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** The invitation as a QR code, dark on light in both themes: cameras want it so. */
export function InviteCode({ url }: { readonly url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 });
  return (
    <svg
      className="lobby-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the invitation link"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modulesPath(data)} fill="#221b16" shapeRendering="crispEdges" />
    </svg>
  );
}
