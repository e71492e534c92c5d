import { sessionFlags, type TeamSession } from '@pubquiz/core';

type Moment = Pick<TeamSession, 'sessionStatus' | 'teamQuestions' | 'revealedQuestionIds'>;

/** What decides, beside the Session, which questions stay unfolded. */
export interface OpenQuestionsContext {
  /** Submitted, or closed to the team. */
  readonly isSettled: (questionId: string) => boolean;
  /** The question whose field or button has the focus: it never folds under the team's hands. */
  readonly focusedQuestionId: string | null;
}

function newestId({ teamQuestions }: Moment): string | null {
  return teamQuestions.at(-1)?.questionId ?? null;
}

function isShowingAll({ sessionStatus }: Moment): boolean {
  return sessionFlags(sessionStatus).hasRevealedScoring;
}

/**
 * The questions that are unfolded after a change: the newest one, those that wait for an answer, and the one in hand.
 * A revealed question unfolds, and once scoring is revealed all do. Between questions nothing folds by itself.
 */
export function nextOpenQuestions(
  open: ReadonlySet<string>,
  moments: { readonly before: Moment | null; readonly after: Moment },
  { isSettled, focusedQuestionId }: OpenQuestionsContext,
): ReadonlySet<string> {
  const { before, after } = moments;
  const ids = after.teamQuestions.map(({ questionId }) => questionId);
  if (isShowingAll(after)) return before !== null && isShowingAll(before) ? open : new Set(ids);
  if (before === null || newestId(before) !== newestId(after)) {
    return new Set(ids.filter((id) => id === newestId(after) || !isSettled(id) || id === focusedQuestionId));
  }
  const revealed = after.revealedQuestionIds.filter((id) => !before.revealedQuestionIds.includes(id));
  return revealed.length === 0 ? open : new Set([...open, ...revealed]);
}
