import { ok, type Result } from '@pubquiz/core';
import type { Caller } from '../../context';
import type { Deps } from '../../deps';
import { findCaller } from './find-caller';
import { userAnswer, type UserAnswer } from './user-answer';

/** A live login is answered unchanged, anything else gets a new guest (REST-10, AUTH-10). */
export async function ensureUserSession(
  deps: Pick<Deps, 'authSessions' | 'limits'>,
  caller: Caller,
): Promise<Result<UserAnswer>> {
  const known = await findCaller(deps, caller);
  if (known !== null) return ok(userAnswer(caller, known));
  const allowed = await deps.limits.newGuest(caller.address);
  if (!allowed.ok) return allowed;
  return ok(userAnswer(caller, await deps.authSessions.startGuest()));
}
