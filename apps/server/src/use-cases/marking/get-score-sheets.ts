import type { Result } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';
import { scoreSheetsOf, type ScoreSheetsAnswer } from './score-sheets-of';

/** The marks of all teams (REST-27). */
export async function getScoreSheets(
  deps: SessionDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<Result<ScoreSheetsAnswer>> {
  return scoreSheetsOf(deps, await loadSession(deps, sessionId));
}
