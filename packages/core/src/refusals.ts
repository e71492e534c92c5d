import type { RefusalIssue } from './refusal';
import { refuse } from './result';

type Refused = ReturnType<typeof refuse>;

/** The sentence for a write that was made from an outdated copy (wire contract 1.1). */
export const STALE_WRITE = 'Changed elsewhere, please reload';

/** The sentence for a Session id that nothing is known about. */
export const NO_SUCH_SESSION = 'There is no such session';

/** The sentence for a team id that is not one of the Session's. */
export const NO_SUCH_TEAM = 'There is no such team in this session';

/** Refuses input that is wrong whatever the state (400). */
export function invalid(message: string, issues?: readonly RefusalIssue[]): Refused {
  return refuse({ code: 'invalid', message, ...(issues && { issues }) });
}

/** Refuses what the present state does not allow (409). */
export function conflict(message: string, issues?: readonly RefusalIssue[]): Refused {
  return refuse({ code: 'conflict', message, ...(issues && { issues }) });
}

/** Refuses because the thing does not exist (404). */
export function notFound(message: string): Refused {
  return refuse({ code: 'not-found', message });
}

/** Refuses because somebody else may do it, but not this caller (403). */
export function forbidden(message: string): Refused {
  return refuse({ code: 'forbidden', message });
}
