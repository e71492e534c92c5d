/** The last of the rows that share a key: a statement may write a row only once. */
export function lastOfEach<Row>(list: readonly Row[], key: (row: Row) => string): readonly Row[] {
  return [...new Map(list.map((row) => [key(row), row])).values()];
}

/** The last of the rows of one team for one question. */
export function lastOfEachTeamAndQuestion<
  Row extends { readonly teamId: string; readonly questionId: string },
>(list: readonly Row[]): readonly Row[] {
  return lastOfEach(list, ({ teamId, questionId }) => `${teamId} ${questionId}`);
}
