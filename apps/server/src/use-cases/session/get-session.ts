import type { Result } from '@pubquiz/core';
import type { SessionDeps } from './apply-command';
import { loadSession } from './load-session';
import { sessionAnswer, type SessionAnswer } from './session-answer';

/** The Session as its owner gets it. */
export async function getSession(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<SessionAnswer>> {
  return sessionAnswer(deps, await loadSession(deps, sessionId));
}
