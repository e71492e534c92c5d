/** The cookie that carries the user session id of a browser (wire contract 4). */
export const SESSION_COOKIE = 'pubquiz_session';

const ONE_DAY_SECONDS = 86_400;

/** The value of the session cookie in a Cookie header, or null. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === SESSION_COOKIE) return value.join('=').trim() || null;
  }
  return null;
}

/**
 * The Set-Cookie line that hands a user session over, or with null takes it back. `isSecure` is false for a
 * plain-HTTP address in a pub's own network, where a browser would drop a Secure cookie.
 */
export function sessionCookie(userSessionId: string | null, isSecure: boolean): string {
  const maxAge = userSessionId === null ? 0 : ONE_DAY_SECONDS;
  const attributes = [
    `Path=/`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Strict',
  ];
  return [`${SESSION_COOKIE}=${userSessionId ?? ''}`, ...attributes].join('; ');
}
