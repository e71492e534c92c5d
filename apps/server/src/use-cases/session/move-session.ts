import {
  conflict,
  decide,
  mayAddQuestion,
  neededTeams,
  STALE_WRITE,
  type Result,
  type SessionCommand,
} from '@pubquiz/core';
import { applyRule, type SessionDeps } from './apply-command';
import { wholeSessionAfter } from './load-session';
import { sessionAnswer, type SessionAnswer } from './session-answer';

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
  /** The Session that the screen showed: a repeat, or a screen that is behind, is refused (REST-5). */
  readonly updatedTime?: Date | null | undefined;
}

function commandOf({ type, questionId }: MoveSessionInput, deps: SessionDeps): SessionCommand {
  const at = deps.now();
  if (type === 'start-quiz') return { type, at, newQuestionId: deps.newId() };
  if (type === 'ask-next-question') return { type, at, newQuestionId: deps.newId(), questionId };
  return { type, at };
}

/** Moves the Session; refused with 409 from any other status than the stated one (STATE-12). */
export async function moveSession(
  deps: SessionDeps,
  input: MoveSessionInput,
): Promise<Result<SessionAnswer>> {
  const { sessionId, updatedTime } = input;
  const command = commandOf(input, deps);
  const applied = await applyRule(deps, {
    sessionId,
    teams: neededTeams(command),
    locksSheet: mayAddQuestion(command),
    decide(state) {
      const isStale =
        updatedTime instanceof Date && updatedTime.getTime() !== state.session.updatedTime.getTime();
      return isStale ? conflict(STALE_WRITE) : decide(state, command);
    },
  });
  if (!applied.ok) return applied;
  return sessionAnswer(deps, await wholeSessionAfter(deps, applied.value));
}
