import { ok, type Result } from '../../result';
import { noChanges, type SessionChanges, type SessionHead } from '../session-changes';
import type { Session } from '../session-state';
import type { SessionStatus } from '../session-status';
import { strictlyLater } from '../strictly-later';
import { refuseTransition, TRANSITIONS, type TransitionType } from '../transitions';

/** A transition on its way. */
export interface StatusChange {
  readonly type: TransitionType;
  readonly at: Date;
}

/** The status that a transition leads to; refused from any status but its own (STATE-12). */
export function targetStatus(session: Session, type: TransitionType): Result<SessionStatus> {
  const transition = TRANSITIONS.find((row) => row.type === type);
  if (transition === undefined) throw new Error(`No transition is called ${type}`);
  const isAllowed = transition.from.includes(session.sessionStatus);
  return isAllowed ? ok(transition.to) : refuseTransition(session.sessionStatus, transition.to);
}

/** The Session's head after a step at a given time. */
export function headAt(session: Session, at: Date, change: Partial<SessionHead>): SessionHead {
  return {
    sessionStatus: session.sessionStatus,
    currentQuestionId: session.currentQuestionId,
    ...change,
    updatedTime: strictlyLater(at, session.updatedTime),
  };
}

/** A transition that moves nothing but the status (STATE-4, STATE-10, STATE-11). */
export function changeStatus(session: Session, { type, at }: StatusChange): Result<SessionChanges> {
  const target = targetStatus(session, type);
  if (!target.ok) return target;
  return ok({ ...noChanges, head: headAt(session, at, { sessionStatus: target.value }) });
}
