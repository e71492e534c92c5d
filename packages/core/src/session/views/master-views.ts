import type { Question } from '../../answer-sheet/question';
import type { AnswerScore } from '../../marking/answer-score';
import { placements } from '../../placement/placement';
import { questionsMetadata, type QuestionMetadata } from '../../popularity/question-metadata';
import { findTeam } from '../../team/find-team';
import { askedQuestions, fullPoints, type AskedQuestion } from '../session-questions';
import type { Session, SessionState, TeamState } from '../session-state';
import { sessionView, teamView, type SessionView, type TeamView } from './session-view';
import { cachedSheet } from './sheet-cache';
import { teamAnswerSheetOf, teamQuestionId, type TeamAnswerSheet } from './team-sheets-view';

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

function scoreView(teamId: string, questionId: string, score: AnswerScore | undefined): MasterAnswerScore {
  return {
    id: score === undefined ? null : teamQuestionId(teamId, questionId),
    teamId,
    questionId,
    isCorrect: score?.isCorrect ?? null,
    pointsAwarded: score?.pointsAwarded ?? 0,
    isAutoMarkedCorrect: score?.isAutoMarkedCorrect ?? false,
    wasAutoMarkedCorrect: score?.wasAutoMarkedCorrect ?? false,
  };
}

const scoreSheets = cachedSheet(
  (asked: readonly AskedQuestion[], { team, scores }: TeamState): MasterAnswerScoreSheet => ({
    sessionId: team.sessionId,
    teamId: team.id,
    questionIdToMasterAnswerScore: Object.fromEntries(
      asked.map(({ question: { id } }) => [id, scoreView(team.id, id, scores.get(id))]),
    ),
  }),
);

/** All marks of a team, or null when the Session has no such team (ENT-15, ENT-16). */
export function masterAnswerScoreSheet(state: SessionState, teamId: string): MasterAnswerScoreSheet | null {
  const team = findTeam(state, teamId);
  return team === null ? null : scoreSheets(askedQuestions(state.session), team);
}

/** What has become of every question of the quiz (ENT-17). */
export function masterQuestionStatusSheet(session: Session): MasterQuestionStatusSheet {
  return {
    sessionId: session.id,
    questionIdToMasterQuestionStatus: Object.fromEntries(
      session.questions.map(({ question, isRevealed }) => [
        question.id,
        { questionId: question.id, isRevealed, canTeamSubmitAnswer: !isRevealed },
      ]),
    ),
  };
}

/** All places with the teams behind them, for the quizmaster (wire contract 2.8). */
export function masterPlacements(state: SessionState, publicUrl: string): readonly MasterPlacement[] {
  return placements(state).map(({ team, ...placement }) => ({
    ...placement,
    team: teamView(team, publicUrl),
  }));
}

/** Everything that the quizmaster's screens show of a Session. Needs all teams in the state. */
export function masterSession(state: SessionState, publicUrl: string): MasterSession {
  const { session, teams } = state;
  const asked = askedQuestions(session);
  return {
    session: sessionView(
      session,
      teams.map(({ team }) => team),
      publicUrl,
    ),
    questions: session.questions.map(({ question, askedOrdinal, isRevealed, revealAnswerTriviaHtml }) => ({
      question,
      points: fullPoints(session, question),
      askedOrdinal,
      isRevealed,
      revealAnswerTriviaHtml,
    })),
    teamAnswerSheets: teams.map((team) => teamAnswerSheetOf(session, team)),
    masterAnswerScoreSheets: teams.map((team) => scoreSheets(asked, team)),
    placements: masterPlacements(state, publicUrl),
    questionsMetadata: questionsMetadata(state),
  };
}
