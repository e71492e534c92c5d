import type { Result } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';
import { teamAnswerSheetOf, type TeamAnswerSheetAnswer } from './team-answer-sheet-of';

/** The team's answers to all asked questions (REST-34). */
export async function getTeamAnswerSheet(
  deps: SessionDeps,
  { sessionId, teamId }: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<TeamAnswerSheetAnswer>> {
  const state = await loadSession(deps, sessionId);
  return state.ok ? teamAnswerSheetOf(state.value, teamId) : state;
}
