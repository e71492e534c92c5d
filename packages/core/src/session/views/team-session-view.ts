import { correctAnswerVariations } from '../../answer-sheet/correct-answer-variations';
import { optionsOf } from '../../answer-sheet/multiple-choice-options';
import type { AnswerEntryType, Question } from '../../answer-sheet/question';
import { hasAnswerEntryType } from '../../answer-sheet/question-faults';
import { placements } from '../../placement/placement';
import { questionsMetadata, type TeamQuestionMetadata } from '../../popularity/question-metadata';
import {
  askedQuestions,
  currentQuestionNumber,
  fullPoints,
  nextQuestion,
  totalPointsPossible,
  type AskedQuestion,
} from '../session-questions';
import type { Session, SessionState } from '../session-state';
import { sessionFlags, type SessionStatus } from '../session-status';
import { isOpenToSee } from './open-to-see';

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

/** An image's address as teams get it: http or https only, else none (wire contract 2.2). */
export function teamImageUrl(imageUrl: string): string | null {
  const trimmed = imageUrl.trim();
  return /^https?:\/\/\S+$/i.test(trimmed) ? trimmed : null;
}

/**
 * What teams read as the correct answer: the first variation, or all correct options; null when there is none, empty
 * without an entry type (ERR-11).
 */
export function revealedCorrectAnswer(question: Question): string | null {
  if (!hasAnswerEntryType(question)) return '';
  const correct =
    question.answerEntryType === 'multiChoice'
      ? optionsOf(question)
          .filter(({ isCorrect }) => isCorrect)
          .map(({ text }) => text)
      : correctAnswerVariations(question.correctAnswer).slice(0, 1);
  return correct.length === 0 ? null : correct.join('; ');
}

function teamQuestion(session: Session, asked: AskedQuestion): TeamQuestion {
  const { question, isRevealed, askedOrdinal, revealAnswerTriviaHtml } = asked;
  const isOpen = isOpenToSee(session, asked);
  const shouldRevealAnswer = isOpen && question.shouldRevealAnswer;
  return {
    questionId: question.id,
    ordinal: askedOrdinal,
    points: fullPoints(session, question),
    question: question.question,
    answerEntryType: question.answerEntryType,
    answerOptions: optionsOf(question).map(({ text }) => text),
    shouldRevealAnswer,
    shouldRevealAnswerScore: isOpen,
    canTeamSubmitAnswer: !isRevealed,
    revealCorrectAnswer: shouldRevealAnswer ? revealedCorrectAnswer(question) : null,
    revealAnswerTriviaHtml: isOpen && revealAnswerTriviaHtml.trim() !== '' ? revealAnswerTriviaHtml : null,
    imageUrl: teamImageUrl(question.imageUrl),
  };
}

function teamMetadata(state: SessionState, isPopularityShown: boolean): readonly TeamQuestionMetadata[] {
  return questionsMetadata(state).map((metadata) => ({
    questionId: metadata.questionId,
    points: metadata.points,
    correctCount: metadata.correctCount,
    incorrectCount: metadata.incorrectCount,
    upvoteCount: metadata.upvoteCount,
    isHardest: metadata.isHardest,
    isEasiest: metadata.isEasiest,
    isPopular: isPopularityShown && metadata.isPopular,
  }));
}

function preloadImageUrl(session: Session): string | null {
  const next = session.sessionStatus === 'askQuestions' ? nextQuestion(session) : null;
  return next === null ? null : teamImageUrl(next.question.imageUrl);
}

/**
 * What everybody with the link may see (ENT-28 to ENT-30, STATE-19 to STATE-21, D45; wire contract 3.3): asked
 * questions only, answers and trivia once they are open to see, names instead of teams, no downvotes. Needs all teams
 * in the state.
 */
export function teamSession(state: SessionState): TeamSession {
  const { session, teams } = state;
  const flags = sessionFlags(session.sessionStatus);
  const asked = askedQuestions(session);
  return {
    id: session.id,
    quizName: session.quizName,
    sessionStatus: session.sessionStatus,
    teamNames: teams.map(({ team }) => team.name),
    currentQuestionNumber: currentQuestionNumber(session),
    totalQuestionCount: session.questions.length,
    totalPointsPossible: flags.hasRevealedScoring ? totalPointsPossible(session) : null,
    teamQuestions: asked.map((question) => teamQuestion(session, question)),
    revealedQuestionIds: asked.filter(({ isRevealed }) => isRevealed).map(({ question }) => question.id),
    teamPlacements: flags.hasRevealedLeaderboard
      ? placements(state).map(({ team: _team, ...placement }) => placement)
      : null,
    teamQuestionsMetadata: flags.hasRevealedScoring
      ? teamMetadata(state, flags.hasRevealedLeaderboard)
      : null,
    preloadImageUrl: preloadImageUrl(session),
  };
}
