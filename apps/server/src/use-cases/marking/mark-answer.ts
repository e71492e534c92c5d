import { ok, type Result, type ScoreEntry } from '@pubquiz/core';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import { warnUnknownTeams } from './warn-unknown-teams';

export interface MarkAnswerInput extends ScoreEntry {
  readonly sessionId: string;
  readonly teamId: string;
}

/** Takes one mark from the run screen. The feed shows what came of it, so nothing else is answered. */
export async function markAnswer(
  deps: SessionDeps,
  { sessionId, teamId, ...entry }: MarkAnswerInput,
): Promise<Result<object>> {
  const teams = [{ teamId, entries: [entry] }];
  const applied = await applyCommand(deps, sessionId, { type: 'set-scores', teams });
  if (!applied.ok) return applied;
  warnUnknownTeams(deps, applied.value, teams);
  return ok({});
}
