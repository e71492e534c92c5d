import {
  completeSessionCommand,
  decide,
  interpretSessionBody,
  noChanges,
  ok,
  type Result,
  type SessionBody,
} from '@pubquiz/core';
import { applyRule, type SessionDeps } from './apply-command';
import { wholeSessionAfter } from './load-session';
import { sessionAnswer, type SessionAnswer } from './session-answer';

export interface ChangeSessionInput {
  readonly sessionId: string;
  readonly session: SessionBody;
}

/** Takes a Session as a client posts it back, and does the one step that it means, if any (wire contract 7.1). */
export async function changeSession(
  deps: SessionDeps,
  { sessionId, session: body }: ChangeSessionInput,
): Promise<Result<SessionAnswer>> {
  const ids = { at: deps.now(), newQuestionId: deps.newId() };
  const applied = await applyRule(deps, {
    sessionId,
    // What the body means is known only once the Session is locked, so it sees all that any step may need.
    teams: 'all',
    locksSheet: true,
    decide(state) {
      const meant = interpretSessionBody(state.session, body);
      if (!meant.ok) return meant;
      return meant.value === null ? ok(noChanges) : decide(state, completeSessionCommand(meant.value, ids));
    },
  });
  if (!applied.ok) return applied;
  return sessionAnswer(deps, await wholeSessionAfter(deps, applied.value));
}
