import { ok, sheetSaveIds, type AnswerSheet, type Result } from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import type { UserSession } from '../../auth/user-session';
import type { Deps } from '../../deps';
import { getAnswerSheet } from './get-answer-sheet';
import { renderTrivia } from './render-trivia';
import { saveRules } from './save-rules';

export type SaveDeps = Pick<Deps, 'answerSheets' | 'markdown' | 'hub' | 'settings' | 'now' | 'newId' | 'log'>;

/** Saves a quiz and shows running Sessions what became of it; answers the changes alone (wire contract 6.2). */
export async function storeAnswerSheet(
  deps: SaveDeps,
  user: UserSession,
  body: AnswerSheetBody,
): Promise<Result<{ answerSheetId: string; newSessionIds: readonly string[] }>> {
  const trivia = await renderTrivia(deps, body);
  if (!trivia.ok) return trivia;
  const at = deps.now();
  const { sheetId, questionIds, sessionIds } = sheetSaveIds(body);
  const saved = await deps.answerSheets.save(
    { answerSheetId: sheetId, accountId: user.accountId, questionIds, sessionIds, at },
    saveRules({ body, trivia: trivia.value, accountId: user.accountId, at, newId: deps.newId }),
  );
  if (!saved.ok) return saved;
  const { changes, sessions } = saved.value;
  for (const { sessionId, version, changes: inSession } of sessions) {
    deps.hub.publish({ sessionId, version, changes: inSession, isTeamSave: false });
  }
  for (const sessionId of changes.deletedSessionIds) deps.hub.end(sessionId);
  const unknown = (body.deletedSessionIds ?? []).filter((id) => !changes.deletedSessionIds.includes(id));
  if (unknown.length > 0) deps.log.warn({ sessionIds: unknown }, 'Sessions to delete were not found');
  return ok(changes);
}

/** Creates or updates a quiz and answers it complete (REST-19). Refusals as in core's decideSheetSave. */
export async function saveAnswerSheet(
  deps: SaveDeps,
  user: UserSession,
  body: AnswerSheetBody,
): Promise<Result<{ answerSheet: AnswerSheet }>> {
  const saved = await storeAnswerSheet(deps, user, body);
  return saved.ok ? getAnswerSheet(deps, saved.value) : saved;
}
