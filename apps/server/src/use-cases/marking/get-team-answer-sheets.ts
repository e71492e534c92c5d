import type { Result } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';
import { teamAnswerSheetsOf, type TeamAnswerSheetsAnswer } from './team-answer-sheets-of';

/** The answers of all teams, for the quizmaster (REST-29). */
export async function getTeamAnswerSheets(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<TeamAnswerSheetsAnswer>> {
  return teamAnswerSheetsOf(await loadSession(deps, sessionId));
}
