import type { ForTeam, Result, ScoreEntry } from '@pubquiz/core';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import { wholeSessionAfter } from '../session/load-session';
import { scoreSheetsOf, type ScoreSheetsAnswer } from './score-sheets-of';
import { warnUnknownTeams } from './warn-unknown-teams';

export interface SetScoresInput {
  readonly sessionId: string;
  readonly teams: readonly ForTeam<ScoreEntry>[];
}

/** Takes the quizmaster's marks (REST-28). Refused as a whole: a correct mark for an empty answer; a finished quiz. */
export async function setScores(
  deps: SessionDeps,
  { sessionId, teams }: SetScoresInput,
): Promise<Result<ScoreSheetsAnswer>> {
  const applied = await applyCommand(deps, sessionId, { type: 'set-scores', teams });
  if (!applied.ok) return applied;
  warnUnknownTeams(deps, applied.value, teams);
  return scoreSheetsOf(deps, await wholeSessionAfter(deps, applied.value));
}
