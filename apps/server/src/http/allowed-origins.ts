/** The origins that a browser may write and open sockets from. */
export type AllowedOrigins = ReadonlySet<string>;

/** The origin of PUBLIC_URL; while it is not set, this machine's own names on the real port (wire contract 13). */
export function allowedOrigins(publicUrl: string | undefined, port: number): AllowedOrigins {
  if (publicUrl !== undefined) return new Set([new URL(publicUrl).origin]);
  return new Set(
    ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${String(port)}`).origin),
  );
}
