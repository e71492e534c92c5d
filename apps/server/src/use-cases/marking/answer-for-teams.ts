import type { AnswerEntry, ForTeam, Result } from '@pubquiz/core';
import { applyCommand, type SessionDeps } from '../session/apply-command';
import { wholeSessionAfter } from '../session/load-session';
import { teamAnswerSheetsOf, type TeamAnswerSheetsAnswer } from './team-answer-sheets-of';
import { warnUnknownTeams } from './warn-unknown-teams';

export interface AnswerForTeamsInput {
  readonly sessionId: string;
  readonly teams: readonly (ForTeam<AnswerEntry> & { readonly updatedTime?: Date | undefined })[];
}

/** The quizmaster confirms or corrects answers on teams' behalf; their devices are told (REST-30). */
export async function answerForTeams(
  deps: SessionDeps,
  { sessionId, teams }: AnswerForTeamsInput,
): Promise<Result<TeamAnswerSheetsAnswer>> {
  const applied = await applyCommand(deps, sessionId, { type: 'answer-for-teams', teams, at: deps.now() });
  if (!applied.ok) return applied;
  warnUnknownTeams(deps, applied.value, teams);
  return teamAnswerSheetsOf(await wholeSessionAfter(deps, applied.value));
}
