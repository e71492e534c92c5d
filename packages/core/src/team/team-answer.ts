/** Which save wrote an answer last: late and repeated saves of the same browser are recognised by it. */
export interface SaveMark {
  readonly browserId: string;
  /** Counts up per browser; a save with a number not above the stored one is a repeat. */
  readonly sequence: number;
}

/** What one team wrote for one question (ENT-12). */
export interface TeamAnswer {
  readonly teamId: string;
  readonly questionId: string;
  /** For multiple choice the text of the selected option. */
  readonly answer: string;
  /** At most one index into the question's options (ENT-13). */
  readonly multiChoiceSelectedOptionIndexes: readonly number[];
  /** True = submitted. */
  readonly isConfirmed: boolean;
  /** true like, false dislike, null none. */
  readonly questionVote: boolean | null;
  /** null when the last save carried no sequence. */
  readonly lastSave: SaveMark | null;
  /** The newest save of each browser that wrote before, latest first: its repeats may still be under way. */
  readonly earlierSaves: readonly SaveMark[];
}

/** The answer of a team that has not touched the question. */
export function untouchedAnswer(teamId: string, questionId: string): TeamAnswer {
  return {
    teamId,
    questionId,
    answer: '',
    multiChoiceSelectedOptionIndexes: [],
    isConfirmed: false,
    questionVote: null,
    lastSave: null,
    earlierSaves: [],
  };
}

/** True while the answer is unconfirmed or blank (MARK-8). */
export function isAnswerEmpty(answer: Pick<TeamAnswer, 'answer' | 'isConfirmed'>): boolean {
  return !answer.isConfirmed || answer.answer.trim() === '';
}
