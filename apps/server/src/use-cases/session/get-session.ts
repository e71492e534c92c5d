import { ok, sessionView, type Result, type SessionView } from '@pubquiz/core';
import { loadSession, type ReadDeps } from './load-session';

/** The Session as its owner gets it. */
export async function getSession(
  deps: ReadDeps,
  input: { readonly sessionId: string },
): Promise<Result<{ session: SessionView }>> {
  const state = await loadSession(deps, input.sessionId);
  if (!state.ok) return state;
  return ok({ session: sessionView(state.value, deps.settings.publicUrl) });
}
