import { randomBytes } from 'node:crypto';

/** The first-party cookie that tells visitors apart and says nothing else about them (COOKIE-5, D39). */
const VISITOR_COOKIE = 'pubquiz_visitor';

const ONE_YEAR_SECONDS = 365 * 86_400;
const VISITOR_ID = /^[A-Za-z0-9_-]{22,64}$/;

/** The visitor id in a Cookie header, or null; what the server cannot have set counts as none. */
function readVisitorCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, ...value] = part.split('=');
    if (name?.trim() !== VISITOR_COOKIE) continue;
    const id = value.join('=').trim();
    return VISITOR_ID.test(id) ? id : null;
  }
  return null;
}

/** The Set-Cookie line that gives a browser its visitor id. */
export function visitorCookie(visitorId: string, isSecure: boolean): string {
  const attributes = [
    'Path=/',
    `Max-Age=${ONE_YEAR_SECONDS}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Strict',
  ];
  return [`${VISITOR_COOKIE}=${visitorId}`, ...attributes].join('; ');
}

/** Answers the browser's visitor id; the first call makes one, and its cookie, when there is none. */
export function visitorIds(
  cookieHeader: string | undefined,
  handOver: (visitorId: string) => void,
): () => string {
  let visitorId = readVisitorCookie(cookieHeader);
  return () => {
    if (visitorId === null) {
      visitorId = randomBytes(16).toString('base64url');
      handOver(visitorId);
    }
    return visitorId;
  };
}
