import type { Result } from '../../result';
import type { SessionChanges } from '../session-changes';
import type { CommandOf } from '../session-command';
import { nextQuestion } from '../session-questions';
import type { SessionState } from '../session-state';
import { askQuestion } from './ask-question';
import { targetStatus } from './change-status';

/** Starts the evening with the first question, or an empty one if the quiz has none (STATE-3). */
export function startQuiz(
  { session }: SessionState,
  command: CommandOf<'start-quiz'>,
): Result<SessionChanges> {
  const target = targetStatus(session, command.type);
  if (!target.ok) return target;
  return askQuestion(session, { ...command, question: nextQuestion(session) });
}
