import { placements } from '../../placement/placement';
import { findTeam } from '../../team/find-team';
import { isAnswerEmpty, type TeamAnswer } from '../../team/team-answer';
import { askedQuestions, type AskedQuestion } from '../session-questions';
import type { SessionState, TeamState } from '../session-state';
import { sessionFlags } from '../session-status';
import { isOpenToSee } from './open-to-see';
import { cachedSheet } from './sheet-cache';

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

/** The wire's id of what a team has for one question; the pair is unique. */
export function teamQuestionId(teamId: string, questionId: string): string {
  return `${teamId}.${questionId}`;
}

function answerView(teamId: string, questionId: string, answer: TeamAnswer | undefined): TeamAnswerView {
  return {
    id: answer === undefined ? null : teamQuestionId(teamId, questionId),
    teamId,
    questionId,
    answer: answer?.answer ?? '',
    multiChoiceSelectedOptionIndexes: answer?.multiChoiceSelectedOptionIndexes ?? [],
    isConfirmed: answer?.isConfirmed ?? false,
    isEmpty: answer === undefined || isAnswerEmpty(answer),
    questionVote: answer?.questionVote ?? null,
  };
}

const answerSheets = cachedSheet(
  (asked: readonly AskedQuestion[], { team, answers }: TeamState): TeamAnswerSheet => ({
    id: team.id,
    sessionId: team.sessionId,
    teamId: team.id,
    writerBrowserId: team.writerBrowserId,
    questionIdToTeamAnswer: Object.fromEntries(
      asked.map(({ question: { id } }) => [id, answerView(team.id, id, answers.get(id))]),
    ),
    updatedTime: team.answersUpdatedTime.toISOString(),
  }),
);

/** A team's answers to all asked questions (ENT-14). The same team and questions give the same object. */
export function teamAnswerSheetOf(session: SessionState['session'], team: TeamState): TeamAnswerSheet {
  return answerSheets(askedQuestions(session), team);
}

/** A team's answers to all asked questions, or null when the Session has no such team (ENT-12, ENT-14). */
export function teamAnswerSheet(state: SessionState, teamId: string): TeamAnswerSheet | null {
  const team = findTeam(state, teamId);
  return team === null ? null : teamAnswerSheetOf(state.session, team);
}

/**
 * A team's own marks and place as far as the status shows them (ENT-31, STATE-19, STATE-20, D30), or null when the
 * Session has no such team. The place needs all teams in the state.
 */
export function teamAnswerScoreSheet(state: SessionState, teamId: string): TeamAnswerScoreSheet | null {
  const { session } = state;
  const team = findTeam(state, teamId);
  if (team === null) return null;
  const open = askedQuestions(session).filter((question) => isOpenToSee(session, question));
  const scores = open.map(({ question: { id } }): [string, TeamAnswerScore] => {
    const score = team.scores.get(id);
    return [
      id,
      { questionId: id, isCorrect: score?.isCorrect ?? null, pointsAwarded: score?.pointsAwarded ?? 0 },
    ];
  });
  const placed = sessionFlags(session.sessionStatus).hasRevealedLeaderboard ? placements(state) : [];
  const own = placed.find((placement) => placement.team.id === teamId)?.placementOrdinal ?? null;
  return {
    sessionId: session.id,
    teamId,
    questionIdToTeamAnswerScore: Object.fromEntries(scores),
    placementOrdinal: own,
    isPlacementShared: placed.filter(({ placementOrdinal }) => placementOrdinal === own).length > 1,
  };
}
