/** How long a browser remembers its team of a Session (COOKIE-3). */
export const TEAM_COOKIE_SECONDS = 3 * 24 * 60 * 60;

function cookieName(sessionId: string): string {
  return `pubquiz_team_${encodeURIComponent(sessionId)}`;
}

/** Secure wherever the browser takes it: a pub's own network may be plain HTTP. */
function attributes(): string {
  const isSecure = location.protocol === 'https:' || location.hostname === 'localhost';
  return `Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** The team that this browser played for in a Session, or null (TEAM-9, D62). */
export function readTeamCookie(sessionId: string): string | null {
  const start = `${cookieName(sessionId)}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
}

/** Remembers the team for three days (COOKIE-3, COOKIE-4). */
export function writeTeamCookie(sessionId: string, teamId: string): void {
  const value = encodeURIComponent(teamId);
  document.cookie = `${cookieName(sessionId)}=${value}; Max-Age=${TEAM_COOKIE_SECONDS}; ${attributes()}`;
}

/** Forgets the team, for instance when the quizmaster deleted it (D44). */
export function dropTeamCookie(sessionId: string): void {
  document.cookie = `${cookieName(sessionId)}=; Max-Age=0; ${attributes()}`;
}
