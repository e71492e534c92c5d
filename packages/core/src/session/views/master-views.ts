import type { Question } from '../../answer-sheet/question';
import type { TeamQuestionMetadata } from './team-session-view';
import type { SessionView, TeamView } from './session-view';
import type { TeamAnswerSheet } from './team-sheets-view';

/** A mark as the quizmaster sees it (wire contract 2.6). */
export interface MasterAnswerScore {
  readonly id: string | null;
  readonly teamId: string;
  readonly questionId: string;
  readonly isCorrect: boolean | null;
  readonly pointsAwarded: number;
  readonly isAutoMarkedCorrect: boolean;
  readonly wasAutoMarkedCorrect: boolean;
}

/** All marks of a team, one for every asked question (wire contract 2.6). */
export interface MasterAnswerScoreSheet {
  readonly sessionId: string;
  readonly teamId: string;
  readonly questionIdToMasterAnswerScore: Readonly<Record<string, MasterAnswerScore>>;
}

/** What has become of one question in a Session (wire contract 2.7). */
export interface MasterQuestionStatus {
  readonly questionId: string;
  readonly isRevealed: boolean;
  readonly canTeamSubmitAnswer: boolean;
}

/** One status for every question of the sheet (wire contract 2.7). */
export interface MasterQuestionStatusSheet {
  readonly sessionId: string;
  readonly questionIdToMasterQuestionStatus: Readonly<Record<string, MasterQuestionStatus>>;
}

/** A team's place as the quizmaster sees it (wire contract 2.8). */
export interface MasterPlacement {
  readonly placementOrdinal: number;
  readonly team: TeamView;
  readonly teamName: string;
  readonly totalScore: number;
}

/** Counts and flags of a question, with what teams never see (wire contract 2.8). */
export interface QuestionMetadata extends TeamQuestionMetadata {
  readonly downvoteCount: number;
  readonly voteCount: number;
  /** One of the one or two most downvoted questions. */
  readonly isUnpopular: boolean;
}

/** A question on the run screen: the quizmaster's question and what has become of it. */
export interface MasterQuestion {
  readonly question: Question;
  /** The default filled in. */
  readonly points: number;
  readonly askedOrdinal: number | null;
  readonly isRevealed: boolean;
  readonly revealAnswerTriviaHtml: string;
}

/** Everything that the run screen and the lobby show. */
export interface MasterSession {
  readonly session: SessionView;
  /** In sheet order, then asked ones that the sheet has lost. */
  readonly questions: readonly MasterQuestion[];
  /** All teams in joining order. */
  readonly teamAnswerSheets: readonly TeamAnswerSheet[];
  readonly masterAnswerScoreSheets: readonly MasterAnswerScoreSheet[];
  readonly placements: readonly MasterPlacement[];
  readonly questionsMetadata: readonly QuestionMetadata[];
}
