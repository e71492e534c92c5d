import { ok, sessionView, type Result, type SessionState, type SessionView } from '@pubquiz/core';
import type { SessionDeps } from './apply-command';

/** What every call on a Session answers to its owner. */
export interface SessionAnswer {
  readonly session: SessionView;
}

/** The owner's view of a whole Session. */
export function sessionAnswer(
  { settings }: Pick<SessionDeps, 'settings'>,
  state: Result<SessionState>,
): Result<SessionAnswer> {
  if (!state.ok) return state;
  const { session, teams } = state.value;
  return ok({
    session: sessionView(
      session,
      teams.map(({ team }) => team),
      settings.publicUrl,
    ),
  });
}
