import { ok, sessionView, type Result, type SessionCommand, type SessionView } from '@pubquiz/core';
import { applyCommand, type CommandDeps } from './apply-command';
import { unlessStale } from './unless-stale';

/** The moves that the quizmaster's buttons make (STATE-3 to STATE-13). */
export type SessionMove =
  | 'start-quiz'
  | 'ask-next-question'
  | 'submit-all-answers'
  | 'ask-more-questions'
  | 'mark-answers'
  | 'reveal-scoring'
  | 'reveal-leaderboard'
  | 'finish-quiz';

export interface MoveSessionInput {
  readonly sessionId: string;
  readonly type: SessionMove;
  /** Only for the next question: the id that must be next. */
  readonly questionId?: string | undefined;
  /** The state that the screen showed: a repeat or a stale screen is refused (REST-5). */
  readonly updatedTime?: string | undefined;
}

function commandOf({ type, questionId }: MoveSessionInput, deps: CommandDeps): SessionCommand {
  const at = deps.now();
  if (type === 'start-quiz') return { type, at, newQuestionId: deps.newId() };
  if (type === 'ask-next-question') return { type, at, newQuestionId: deps.newId(), questionId };
  return { type, at };
}

/** Moves the Session; refused with 409 from any other status than the stated one (STATE-12). */
export async function moveSession(
  deps: CommandDeps,
  input: MoveSessionInput,
): Promise<Result<{ session: SessionView }>> {
  const outcome = await applyCommand(deps, input, unlessStale(input.updatedTime, commandOf(input, deps)));
  if (!outcome.ok) return outcome;
  return ok({ session: sessionView(outcome.value, deps.settings.publicUrl) });
}
