/** A team's answer on the wire (wire contract 2.5). */
export interface TeamAnswerView {
  /** null until first stored. */
  readonly id: string | null;
  readonly teamId: string;
  readonly questionId: string;
  readonly answer: string;
  readonly multiChoiceSelectedOptionIndexes: readonly number[];
  readonly isConfirmed: boolean;
  readonly isEmpty: boolean;
  readonly questionVote: boolean | null;
}

/** All answers of a team, one for every asked question, also the untouched ones (wire contract 2.5). */
export interface TeamAnswerSheet {
  readonly id: string;
  readonly sessionId: string;
  readonly teamId: string;
  readonly writerBrowserId: string | null;
  readonly questionIdToTeamAnswer: Readonly<Record<string, TeamAnswerView>>;
  readonly updatedTime: string;
}

/** A team's own mark for a question that is open to see (wire contract 2.10). */
export interface TeamAnswerScore {
  readonly questionId: string;
  readonly isCorrect: boolean | null;
  readonly pointsAwarded: number;
}

/** A team's own marks and place, as far as the status shows them (wire contract 2.10 and 3.3). */
export interface TeamAnswerScoreSheet {
  readonly sessionId: string;
  readonly teamId: string;
  readonly questionIdToTeamAnswerScore: Readonly<Record<string, TeamAnswerScore>>;
  readonly placementOrdinal: number | null;
  readonly isPlacementShared: boolean;
}
