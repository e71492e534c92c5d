import { ok, teamSession, type Result, type TeamSession } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';

/** What everybody with the invite link sees (REST-31). */
export async function getInvitation(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<{ teamSession: TeamSession }>> {
  const state = await loadSession(deps, sessionId);
  return state.ok ? ok({ teamSession: teamSession(state.value) }) : state;
}
