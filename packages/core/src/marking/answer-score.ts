/** The mark of one team's answer to one question (ENT-15). */
export interface AnswerScore {
  readonly teamId: string;
  readonly questionId: string;
  /** null = unmarked. */
  readonly isCorrect: boolean | null;
  /** 0 unless isCorrect is true (MARK-5). */
  readonly pointsAwarded: number;
  /** The standing mark was set by auto-marking (D32). */
  readonly isAutoMarkedCorrect: boolean;
  /** Auto-marking set it once; the quizmaster may have changed it since (D32). */
  readonly wasAutoMarkedCorrect: boolean;
  /** The quizmaster set it, also to unmarked: left alone until the answer changes (wire contract 3.4). */
  readonly isMarkedByQuizmaster: boolean;
}

/** The score of an answer that nobody has marked. */
export function unmarkedScore(teamId: string, questionId: string): AnswerScore {
  return {
    teamId,
    questionId,
    isCorrect: null,
    pointsAwarded: 0,
    isAutoMarkedCorrect: false,
    wasAutoMarkedCorrect: false,
    isMarkedByQuizmaster: false,
  };
}
