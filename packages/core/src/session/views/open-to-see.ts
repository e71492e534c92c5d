import type { Session, SessionQuestion } from '../session-state';
import { sessionFlags } from '../session-status';

/**
 * True when teams may see the answer, the trivia and their own mark: the question was revealed by itself, or scoring
 * has been revealed (wire contract 3.3, ENT-30, D30).
 */
export function isOpenToSee(
  { sessionStatus }: Pick<Session, 'sessionStatus'>,
  { askedOrdinal, isRevealed }: Pick<SessionQuestion, 'askedOrdinal' | 'isRevealed'>,
): boolean {
  return askedOrdinal !== null && (isRevealed || sessionFlags(sessionStatus).hasRevealedScoring);
}
