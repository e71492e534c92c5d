import { masterSession, ok, type MasterSession, type Result, type SessionState } from '@pubquiz/core';
import type { SessionDeps } from '../session/apply-command';

/** All marks with what follows from them, as calls on marks answer it (wire contract 7.5). */
export type ScoreSheetsAnswer = Pick<
  MasterSession,
  'masterAnswerScoreSheets' | 'placements' | 'questionsMetadata'
>;

/** The marks of all teams in a whole Session. */
export function scoreSheetsOf(
  { settings }: Pick<SessionDeps, 'settings'>,
  state: Result<SessionState>,
): Result<ScoreSheetsAnswer> {
  if (!state.ok) return state;
  const { masterAnswerScoreSheets, placements, questionsMetadata } = masterSession(
    state.value,
    settings.publicUrl,
  );
  return ok({ masterAnswerScoreSheets, placements, questionsMetadata });
}
