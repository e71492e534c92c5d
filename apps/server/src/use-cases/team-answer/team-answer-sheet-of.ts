import {
  NO_SUCH_TEAM,
  notFound,
  ok,
  teamAnswerSheet,
  type Result,
  type SessionState,
  type TeamAnswerSheet,
} from '@pubquiz/core';

/** What every call on a team's answers gives back. */
export interface TeamAnswerSheetAnswer {
  readonly teamAnswerSheet: TeamAnswerSheet;
}

/** The team's sheet in this state. */
export function teamAnswerSheetOf(state: SessionState, teamId: string): Result<TeamAnswerSheetAnswer> {
  const sheet = teamAnswerSheet(state, teamId);
  return sheet === null ? notFound(NO_SUCH_TEAM) : ok({ teamAnswerSheet: sheet });
}
