import type { AnswerSheetBody } from '../schemas/answer-sheet-body';
import type { AnswerSheetChanges, SheetSession } from './answer-sheet-changes';

/** What saving a quiz does to its Sessions. */
export type SavedSessions = Pick<AnswerSheetChanges, 'newSessionIds' | 'deletedSessionIds'>;

/**
 * Adds the Sessions that a posted quiz has and the stored one has not, and deletes those that it asks to delete. One
 * that is merely left out stays (D20). A quiz is never left without a Session (ENT-4, D51).
 */
export function saveSessions(
  stored: readonly SheetSession[],
  body: Pick<AnswerSheetBody, 'sessions' | 'deletedSessionIds'>,
  newId: () => string,
): SavedSessions {
  const known = new Set(stored.map(({ id }) => id));
  const toDelete = new Set(body.deletedSessionIds);
  const deletedSessionIds = [...toDelete].filter((id) => known.has(id));
  const added = new Set<string>();
  for (const { id } of body.sessions ?? []) {
    if (typeof id !== 'string') added.add(newId());
    else if (!known.has(id) && !toDelete.has(id)) added.add(id);
  }
  const isLeftWithout = stored.length - deletedSessionIds.length + added.size === 0;
  if (isLeftWithout) added.add(newId());
  return { newSessionIds: [...added], deletedSessionIds };
}
