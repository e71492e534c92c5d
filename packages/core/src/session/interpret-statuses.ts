import { conflict } from '../refusals';
import { ok, type Result } from '../result';
import { requireQuestion } from './session-questions';
import type { Session } from './session-state';

/** What a client says has become of a question; an absent isRevealed says nothing. */
export interface StatusEntry {
  readonly questionId: string;
  readonly isRevealed?: boolean | undefined;
}

/**
 * The questions that a sent status sheet asks to reveal (wire contract 7.4). Equal values ask for nothing; an unknown
 * question is refused, and so is hiding a revealed one.
 */
export function interpretStatuses(
  session: Session,
  statuses: readonly StatusEntry[],
): Result<readonly string[]> {
  const toReveal: string[] = [];
  for (const { questionId, isRevealed } of statuses) {
    const found = requireQuestion(session, questionId);
    if (!found.ok) return found;
    if (isRevealed === undefined || isRevealed === found.value.isRevealed) continue;
    if (!isRevealed) return conflict('A revealed question can not be hidden again');
    toReveal.push(questionId);
  }
  return ok(toReveal);
}
