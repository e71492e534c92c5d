import { ok, teamAnswerSheet, type Result, type SessionState, type TeamAnswerSheet } from '@pubquiz/core';

/** What calls on the answers of all teams give back (wire contract 7.6). */
export interface TeamAnswerSheetsAnswer {
  readonly teamAnswerSheets: readonly TeamAnswerSheet[];
}

/** The answers of all teams in a whole Session, in joining order. */
export function teamAnswerSheetsOf(state: Result<SessionState>): Result<TeamAnswerSheetsAnswer> {
  if (!state.ok) return state;
  const sheets = state.value.teams.map(({ team }) => teamAnswerSheet(state.value, team.id));
  return ok({ teamAnswerSheets: sheets.filter((sheet) => sheet !== null) });
}
