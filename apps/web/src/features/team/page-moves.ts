import type { TeamQuestion, TeamSession } from '@pubquiz/core';

/** Where the page takes the team after a change of the Session. */
export type PageMove =
  | { readonly type: 'new-question'; readonly question: TeamQuestion; readonly isFirst: boolean }
  | { readonly type: 'revealed'; readonly question: TeamQuestion }
  | { readonly type: 'scoring'; readonly question: TeamQuestion | null }
  | { readonly type: 'leaderboard' };

type Moment = Pick<
  TeamSession,
  'sessionStatus' | 'currentQuestionNumber' | 'revealedQuestionIds' | 'teamQuestions'
>;

function newQuestion(before: Moment, after: Moment): PageMove | null {
  const { currentQuestionNumber: number, teamQuestions } = after;
  if (number === 0 || number === before.currentQuestionNumber) return null;
  const question = teamQuestions.find(({ ordinal }) => ordinal === number);
  return question === undefined ? null : { type: 'new-question', question, isFirst: number === 1 };
}

function revealed(before: Moment, after: Moment): PageMove | null {
  const id = after.revealedQuestionIds.findLast((known) => !before.revealedQuestionIds.includes(known));
  const question = after.teamQuestions.find(({ questionId }) => questionId === id);
  return question === undefined ? null : { type: 'revealed', question };
}

/**
 * Where a change takes the page: to a new current question (TEAM-32), a question just revealed (TEAM-36), the first
 * one not revealed before when scoring is revealed (TEAM-36), the top for the leaderboard (TEAM-37); null for nowhere.
 */
export function pageMove(before: Moment, after: Moment): PageMove | null {
  if (after.sessionStatus !== before.sessionStatus) {
    if (after.sessionStatus === 'revealLeaderboard') return { type: 'leaderboard' };
    if (after.sessionStatus === 'revealScoring') {
      const isOpen = ({ questionId }: TeamQuestion) => !after.revealedQuestionIds.includes(questionId);
      return { type: 'scoring', question: after.teamQuestions.find(isOpen) ?? null };
    }
  }
  return newQuestion(before, after) ?? revealed(before, after);
}
