import { ok, refuse, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';

type Owned = Pick<Deps, 'repositories'>;

function check(ownerId: string | null, user: UserSession, what: 'quiz' | 'session'): Result<null> {
  if (ownerId === null) return refuse({ code: 'not-found', message: `There is no such ${what}` });
  if (ownerId !== user.accountId)
    return refuse({ code: 'forbidden', message: `This ${what} belongs to somebody else` });
  return ok(null);
}

/** Refuses an unknown sheet (404) and somebody else's (403). */
export async function requireOwnSheet(
  { repositories }: Owned,
  user: UserSession,
  answerSheetId: string,
): Promise<Result<null>> {
  return check(await repositories.answerSheets.ownerOf(answerSheetId), user, 'quiz');
}

/** Refuses an unknown Session (404) and somebody else's (403, AUTH-17). */
export async function requireOwnSession(
  { repositories }: Owned,
  user: UserSession,
  sessionId: string,
): Promise<Result<null>> {
  return check(await repositories.sessions.ownerOf(sessionId), user, 'session');
}
