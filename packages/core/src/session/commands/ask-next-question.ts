import { conflict } from '../../refusals';
import { ok, type Result } from '../../result';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { nextQuestion } from '../session-questions';
import type { SessionState } from '../session-state';
import { SESSION_STATUS_LABELS } from '../session-status';
import { askQuestion } from './ask-question';

/** The sentence for a question that is not next in line. */
export const NOT_THE_NEXT_QUESTION = 'That is not the next question of the quiz';

/** The sentence for asking in a status that does not ask. */
export const ASKING_IS_OVER = `A question can only be asked in '${SESSION_STATUS_LABELS.askQuestions}'`;

/**
 * Asks the next question of the sheet, or an empty one when all are asked (STATE-13, STATE-6). With a question id it
 * must be the next one's; the current one's is a repeat and changes nothing (wire contract 7.1).
 */
export function askNextQuestion(
  { session }: SessionState,
  command: CommandOf<'ask-next-question'>,
): Result<SessionChanges> {
  if (session.sessionStatus !== 'askQuestions') return conflict(ASKING_IS_OVER);
  const question = nextQuestion(session);
  if (command.questionId !== undefined) {
    if (command.questionId === session.currentQuestionId) return ok(noChanges);
    if (command.questionId !== question?.question.id) return conflict(NOT_THE_NEXT_QUESTION);
  }
  return askQuestion(session, { ...command, question });
}
