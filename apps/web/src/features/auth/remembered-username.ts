const COOKIE_NAME = 'pubquiz_username';
const SIXTY_DAYS_S = 60 * 24 * 60 * 60;

/** The username that was to be remembered on this browser; empty when none was (COOKIE-2). */
export function rememberedUsername(): string {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE_NAME}=`));
  return entry === undefined ? '' : decodeURIComponent(entry.slice(COOKIE_NAME.length + 1));
}

/** Keeps the username for 60 days, or forgets it (COOKIE-2, COOKIE-4). A pub's plain-HTTP network knows no `Secure`. */
export function rememberUsername(username: string | null): void {
  const secure = window.isSecureContext ? '; Secure' : '';
  const value = username === null ? '; Max-Age=0' : `; Max-Age=${SIXTY_DAYS_S}`;
  document.cookie = `${COOKIE_NAME}=${encodeURIComponent(username ?? '')}; Path=/; SameSite=Strict${secure}${value}`;
}
