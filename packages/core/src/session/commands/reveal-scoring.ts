import { conflict } from '../../refusals';
import type { Result } from '../../result';
import type { SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { askedQuestions } from '../session-questions';
import type { SessionState } from '../session-state';
import { changeStatus } from './change-status';

/** The sentence while marks are missing (STATE-9). */
export const MARK_ALL_ANSWERS = 'Mark all answers to continue';

/** True while any team has an unmarked answer to an asked question (STATE-9). */
export function hasUnmarkedAnswers({ session, teams }: SessionState): boolean {
  const asked = askedQuestions(session);
  return teams.some(({ scores }) =>
    asked.some(({ question }) => (scores.get(question.id)?.isCorrect ?? null) === null),
  );
}

/** Shows scores and answers; refused while an answer is unmarked (STATE-8, STATE-9, D46). */
export function revealScoring(
  state: SessionState,
  command: CommandOf<'reveal-scoring'>,
): Result<SessionChanges> {
  const changed = changeStatus(state.session, command);
  if (changed.ok && hasUnmarkedAnswers(state)) return conflict(MARK_ALL_ANSWERS);
  return changed;
}
