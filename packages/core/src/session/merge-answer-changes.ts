import { noChanges, type SessionChanges } from './session-changes';

function laterWins<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/**
 * Several changes of teams' answers, each decided on what the one before left, as one: of rows that were changed twice
 * the later one counts.
 */
export function mergeAnswerChanges(changes: readonly SessionChanges[]): SessionChanges {
  const keyOf = ({ teamId, questionId }: { readonly teamId: string; readonly questionId: string }) =>
    `${teamId} ${questionId}`;
  return {
    ...noChanges,
    teams: laterWins(
      changes.flatMap(({ teams }) => teams),
      ({ id }) => id,
    ),
    answers: laterWins(
      changes.flatMap(({ answers }) => answers),
      keyOf,
    ),
    scores: laterWins(
      changes.flatMap(({ scores }) => scores),
      keyOf,
    ),
  };
}
