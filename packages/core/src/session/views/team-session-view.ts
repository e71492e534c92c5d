import type { AnswerEntryType } from '../../answer-sheet/question';
import type { SessionStatus } from '../session-status';

/** A question as teams see it (wire contract 2.9). */
export interface TeamQuestion {
  readonly questionId: string;
  /** 1 = asked first. */
  readonly ordinal: number;
  /** The default filled in. */
  readonly points: number;
  readonly question: string;
  readonly answerEntryType: AnswerEntryType;
  /** Options without their dashes; empty for free text. */
  readonly answerOptions: readonly string[];
  readonly shouldRevealAnswer: boolean;
  readonly shouldRevealAnswerScore: boolean;
  readonly canTeamSubmitAnswer: boolean;
  readonly revealCorrectAnswer: string | null;
  readonly revealAnswerTriviaHtml: string | null;
  readonly imageUrl: string | null;
}

/** A team's place as teams see it (ENT-18). */
export interface TeamPlacement {
  readonly placementOrdinal: number;
  readonly teamName: string;
  readonly totalScore: number;
}

/** Counts and flags of a question as teams see them: no downvotes in any form (STATE-21, D26). */
export interface TeamQuestionMetadata {
  readonly questionId: string;
  readonly points: number;
  readonly correctCount: number;
  readonly incorrectCount: number;
  readonly upvoteCount: number;
  readonly isHardest: boolean;
  readonly isEasiest: boolean;
  readonly isPopular: boolean;
}

/** What everybody with the invite link may see of a Session (wire contract 2.9; which part when: 3.3). */
export interface TeamSession {
  readonly id: string;
  readonly quizName: string;
  readonly sessionStatus: SessionStatus;
  readonly teamNames: readonly string[];
  readonly currentQuestionNumber: number;
  readonly totalQuestionCount: number;
  readonly totalPointsPossible: number | null;
  readonly teamQuestions: readonly TeamQuestion[];
  readonly revealedQuestionIds: readonly string[];
  readonly teamPlacements: readonly TeamPlacement[] | null;
  readonly teamQuestionsMetadata: readonly TeamQuestionMetadata[] | null;
  readonly preloadImageUrl: string | null;
}
