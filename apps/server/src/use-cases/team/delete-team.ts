import { ok, type Result } from '@pubquiz/core';
import { applyCommand, type SessionDeps } from '../session/apply-command';

/** Deletes the team with its answers and scores; its devices are told (REST-24, LOBBY-11). */
export async function deleteTeam(
  deps: SessionDeps,
  { sessionId, teamId }: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<Record<string, never>>> {
  const applied = await applyCommand(deps, sessionId, { type: 'delete-team', teamId });
  return applied.ok ? ok({}) : applied;
}
