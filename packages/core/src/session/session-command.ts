import type { SessionQuestion, Session } from './session-state';

/** What a team's device (or the quizmaster on its behalf) sends for one question; absent fields stay as they are. */
export interface AnswerEntry {
  readonly questionId: string;
  readonly answer?: string | undefined;
  readonly multiChoiceSelectedOptionIndexes?: readonly number[] | undefined;
  readonly isConfirmed?: boolean | undefined;
  readonly questionVote?: boolean | null | undefined;
  /** The save's number at the sending browser; REST sends none. */
  readonly sequence?: number | undefined;
}

/** A mark as the quizmaster sends it; an absent isCorrect leaves the mark and changes the points. */
export interface ScoreEntry {
  readonly questionId: string;
  readonly isCorrect?: boolean | null | undefined;
  readonly pointsAwarded?: number | null | undefined;
}

/** One team's part of a quizmaster's call; an unknown team is skipped (ERR-13). */
export interface ForTeam<Entry> {
  readonly teamId: string;
  readonly entries: readonly Entry[];
}

/** Everything that can happen to a Session. Time and new ids come in with the command. */
export type SessionCommand =
  | { readonly type: 'start-quiz'; readonly at: Date; readonly newQuestionId: string }
  | {
      readonly type: 'ask-next-question';
      readonly at: Date;
      /** Id for the empty question that is added when none is left (STATE-13). */
      readonly newQuestionId: string;
      /** Absent: whichever is next, or an empty one. An id must be the next question's. */
      readonly questionId?: string | undefined;
    }
  | { readonly type: 'submit-all-answers'; readonly at: Date }
  | { readonly type: 'ask-more-questions'; readonly at: Date }
  | { readonly type: 'mark-answers'; readonly at: Date }
  | { readonly type: 'reveal-scoring'; readonly at: Date }
  | { readonly type: 'reveal-leaderboard'; readonly at: Date }
  | { readonly type: 'finish-quiz'; readonly at: Date }
  | { readonly type: 'reveal-questions'; readonly questionIds: readonly string[] }
  | { readonly type: 'join-team'; readonly teamId: string; readonly name: string; readonly at: Date }
  | { readonly type: 'delete-team'; readonly teamId: string }
  | { readonly type: 'become-writer'; readonly teamId: string; readonly browserId: string }
  | {
      readonly type: 'save-team-answers';
      readonly teamId: string;
      readonly browserId: string;
      readonly entries: readonly AnswerEntry[];
      readonly at: Date;
    }
  | {
      readonly type: 'answer-for-teams';
      /** A sheet that carries updatedTime is refused when the stored one differs. */
      readonly teams: readonly (ForTeam<AnswerEntry> & { readonly updatedTime?: Date | undefined })[];
      readonly at: Date;
    }
  | { readonly type: 'set-scores'; readonly teams: readonly ForTeam<ScoreEntry>[] }
  | {
      /** The sheet was saved: asked questions may read differently now and are marked again (wire contract 3.4). */
      readonly type: 'sheet-saved';
      readonly sheet: Pick<Session, 'quizName' | 'defaultPoints'> & {
        readonly questions: readonly SessionQuestion[];
      };
      readonly at: Date;
    };

export type SessionCommandType = SessionCommand['type'];

/** The command of one type. */
export type CommandOf<Type extends SessionCommandType> = Extract<SessionCommand, { readonly type: Type }>;
