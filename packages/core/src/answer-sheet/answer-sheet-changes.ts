import type { SessionStatus } from '../session/session-status';
import type { Question } from './question';

/** A Session as far as saving its sheet must know it. */
export interface SheetSession {
  readonly id: string;
  readonly sessionStatus: SessionStatus;
  readonly askedQuestionIds: readonly string[];
}

/** The quiz as it is stored. */
export interface StoredAnswerSheet {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly defaultPoints: number;
  /** In asking order, without removed ones. */
  readonly questions: readonly Question[];
  readonly sessions: readonly SheetSession[];
  readonly createdTime: Date;
  readonly updatedTime: Date;
}

/** What saving a sheet did, as data. */
export interface AnswerSheetChanges {
  readonly answerSheetId: string;
  /** Absent when only Sessions were added or deleted: the sheet's updatedTime stays. */
  readonly sheet?: {
    readonly name: string;
    readonly defaultPoints: number;
    readonly updatedTime: Date;
    /** The whole list in its new order. */
    readonly questions: readonly Question[];
  };
  readonly removedQuestionIds: readonly string[];
  readonly newSessionIds: readonly string[];
  readonly deletedSessionIds: readonly string[];
}
