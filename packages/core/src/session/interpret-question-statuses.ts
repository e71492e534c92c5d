import { conflict } from '../refusals';
import { ok, type Result } from '../result';
import type { CommandOf } from './session-command';
import { requireQuestion } from './session-questions';
import type { Session } from './session-state';

/** A question's status as the quizmaster posts it back (wire contract 7.4). */
export interface QuestionStatusEntry {
  readonly questionId: string;
  readonly isRevealed?: boolean | undefined;
}

/**
 * Reads posted question statuses as the reveal that they mean; null = they describe what is stored. Refused: an
 * unknown question, and taking a reveal back.
 */
export function interpretQuestionStatuses(
  session: Session,
  entries: readonly QuestionStatusEntry[],
): Result<CommandOf<'reveal-questions'> | null> {
  const questionIds: string[] = [];
  for (const { questionId, isRevealed } of entries) {
    const found = requireQuestion(session, questionId);
    if (!found.ok) return found;
    if (isRevealed === undefined || isRevealed === found.value.isRevealed) continue;
    if (!isRevealed) return conflict('A revealed question can not be hidden again');
    questionIds.push(questionId);
  }
  return ok(questionIds.length === 0 ? null : { type: 'reveal-questions', questionIds });
}
