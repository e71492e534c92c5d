import type { Question } from '../answer-sheet/question';
import type { AnswerScore } from '../marking/answer-score';
import type { Team } from '../team/team';
import type { TeamAnswer } from '../team/team-answer';
import type { SessionStatus } from './session-status';

/** A question as one Session sees it. */
export interface SessionQuestion {
  readonly question: Question;
  /** The reveal trivia as sanitised HTML, rendered when the question was saved. */
  readonly revealAnswerTriviaHtml: string;
  /** 1 = asked first; null = not asked yet. */
  readonly askedOrdinal: number | null;
  readonly isRevealed: boolean;
}

/** One evening of a quiz, without its teams. */
export interface Session {
  readonly id: string;
  readonly answerSheetId: string;
  readonly sessionStatus: SessionStatus;
  /** The question asked last; null until the start. */
  readonly currentQuestionId: string | null;
  /** Grows by one with every visible change, in the transaction that makes it. */
  readonly version: number;
  readonly quizName: string;
  readonly defaultPoints: number;
  /** The sheet's questions in order, then asked ones that the sheet has lost since. */
  readonly questions: readonly SessionQuestion[];
  readonly createdTime: Date;
  /** Moves by creation, transition and asking (wire contract 1.1). */
  readonly updatedTime: Date;
}

/** A team with what it answered and how that was marked, by question id. An untouched answer or score has no entry. */
export interface TeamState {
  readonly team: Team;
  readonly answers: ReadonlyMap<string, TeamAnswer>;
  readonly scores: ReadonlyMap<string, AnswerScore>;
}

/**
 * What a command decides on: the Session and its teams in joining order. A command that concerns one team may be
 * given that team alone.
 */
export interface SessionState {
  readonly session: Session;
  readonly teams: readonly TeamState[];
}
