import { findTeam, ok, teamView, type Result, type TeamView } from '@pubquiz/core';
import type { Deps } from '../../deps';
import { applyCommand, type SessionDeps } from '../session/apply-command';

export interface JoinTeamInput {
  readonly sessionId: string;
  readonly name: string;
}

/** Adds a team; its id is the secret that its devices share (REST-32, PROD-5). Refused once the quiz is finished. */
export async function joinTeam(
  deps: SessionDeps & Pick<Deps, 'limits'>,
  { sessionId, name }: JoinTeamInput,
): Promise<Result<{ teamTeam: TeamView }>> {
  const allowed = await deps.limits.joinTeam(sessionId);
  if (!allowed.ok) return allowed;
  const teamId = deps.newId();
  const applied = await applyCommand(deps, sessionId, { type: 'join-team', teamId, name, at: deps.now() });
  if (!applied.ok) {
    if (applied.refusal.code === 'not-found') await deps.limits.noSuchSession(sessionId);
    return applied;
  }
  const joined = findTeam(applied.value.state, teamId);
  if (joined === null) throw new Error('A team that joined is not in its session');
  return ok({ teamTeam: teamView(joined.team, deps.settings.publicUrl) });
}
