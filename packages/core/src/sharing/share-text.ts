/** A quiz's result, as far as people share it. */
export interface QuizResult {
  readonly quizName: string;
  /** More than one name when teams share the first place. */
  readonly winningTeamNames: readonly string[];
  readonly winningScore: number;
  readonly totalPointsPossible: number;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The names and score of whoever is first; the score is 0 when no team took part. */
export function winnersOf(
  placements: readonly {
    readonly placementOrdinal: number;
    readonly teamName: string;
    readonly totalScore: number;
  }[],
): Pick<QuizResult, 'winningTeamNames' | 'winningScore'> {
  const winners = placements.filter(({ placementOrdinal }) => placementOrdinal === 1);
  return {
    winningTeamNames: winners.map(({ teamName }) => teamName),
    winningScore: winners[0]?.totalScore ?? 0,
  };
}

/** What a post about a quiz says: its name, who won, with which score, out of how much (RUN-20, TEAM-31). */
export function shareText({
  quizName,
  winningTeamNames,
  winningScore,
  totalPointsPossible,
}: QuizResult): string {
  const points = `${winningScore} of ${totalPointsPossible} points`;
  if (winningTeamNames.length === 0)
    return `We played the pub quiz '${quizName}' for ${totalPointsPossible} points`;
  return `${list.format(winningTeamNames)} won the pub quiz '${quizName}' with ${points}!`;
}

/** Where a post with this text begins; only a link, none of the network's scripts (RUN-21, D9). */
export function shareIntentUrl(text: string): string {
  return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}`;
}

/** What a team's share button says (TEAM-30). */
export function shareButtonLabel(placementOrdinal: number | null): string {
  if (placementOrdinal === 1) return 'Tweet about your 1st place!';
  if (placementOrdinal === 2 || placementOrdinal === 3) return 'Tweet about your quiz result!';
  return 'Tweet about the quiz!';
}
