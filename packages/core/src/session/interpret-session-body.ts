import { conflict, invalid, STALE_WRITE } from '../refusals';
import { ok, type Result } from '../result';
import { ASKING_IS_OVER, NOT_THE_NEXT_QUESTION } from './commands/ask-next-question';
import type { SessionCommand } from './session-command';
import { nextQuestion } from './session-questions';
import type { Session } from './session-state';
import type { SessionStatus } from './session-status';
import { findTransition, refuseTransition, type TransitionType } from './transitions';

/** A Session as a client posts it back; only these fields count (wire contract 7.1). */
export interface SessionBody {
  readonly id?: string | null | undefined;
  readonly sessionStatus?: SessionStatus | undefined;
  /** 'next' and null ask whichever question is next. */
  readonly currentQuestionId?: string | null | undefined;
  readonly updatedTime?: Date | null | undefined;
}

/** The command that a body means; the caller adds the time and, for a question that must be added, a new id. */
export type InterpretedSessionCommand =
  | { readonly [Type in TransitionType]: { readonly type: Type } }[TransitionType]
  | { readonly type: 'ask-next-question'; readonly questionId?: string | undefined };

const NEXT = 'next';

function isNext(questionId: string | null | undefined): boolean {
  return questionId === null || questionId === NEXT;
}

/** A body that leaves the status as it is: nothing to do, or the next question to ask. */
function interpretSameStatus(
  session: Session,
  { currentQuestionId }: SessionBody,
): Result<InterpretedSessionCommand | null> {
  const isStored = currentQuestionId === undefined || currentQuestionId === session.currentQuestionId;
  if (isStored) return ok(null);
  if (session.sessionStatus !== 'askQuestions') return conflict(ASKING_IS_OVER);
  if (isNext(currentQuestionId)) return ok({ type: 'ask-next-question' });
  if (currentQuestionId === null || currentQuestionId !== nextQuestion(session)?.question.id) {
    return conflict(NOT_THE_NEXT_QUESTION);
  }
  return ok({ type: 'ask-next-question', questionId: currentQuestionId });
}

function isQuestionFitting(
  session: Session,
  type: TransitionType,
  { currentQuestionId }: SessionBody,
): boolean {
  if (currentQuestionId === undefined || currentQuestionId === null) return true;
  if (type !== 'start-quiz') return currentQuestionId === session.currentQuestionId;
  return currentQuestionId === NEXT || currentQuestionId === session.questions[0]?.question.id;
}

/**
 * Reads a posted Session as the command that it means (wire contract 7.1; STATE-12, D43). null = it describes what is
 * stored. Refused: another Session's id; an updatedTime that is not the stored one; a step or a question that the
 * table does not allow.
 */
export function interpretSessionBody(
  session: Session,
  body: SessionBody,
): Result<InterpretedSessionCommand | null> {
  if (typeof body.id === 'string' && body.id !== session.id) {
    const message = 'The id in the body is not that of the session';
    return invalid(message, [{ path: ['id'], message }]);
  }
  const { updatedTime } = body;
  const isStale = updatedTime instanceof Date && updatedTime.getTime() !== session.updatedTime.getTime();
  if (isStale) return conflict(STALE_WRITE);

  const stored = session.sessionStatus;
  const wanted = body.sessionStatus ?? stored;
  if (wanted === stored) return interpretSameStatus(session, body);
  const transition = findTransition(stored, wanted);
  if (transition === null) return refuseTransition(stored, wanted);
  if (!isQuestionFitting(session, transition.type, body)) {
    return conflict('The current question can not be changed together with the status');
  }
  return ok({ type: transition.type });
}

/** The command ready to be decided. */
export function completeSessionCommand(
  command: InterpretedSessionCommand,
  { at, newQuestionId }: { readonly at: Date; readonly newQuestionId: string },
): SessionCommand {
  return command.type === 'start-quiz' || command.type === 'ask-next-question'
    ? { ...command, at, newQuestionId }
    : { ...command, at };
}
