import { LIMITS } from '../limits';
import { conflict, forbidden, invalid, STALE_WRITE } from '../refusals';
import { ok, type Result } from '../result';
import type { AnswerSheetBody } from '../schemas/answer-sheet-body';
import { strictlyLater } from '../session/strictly-later';
import { DEFAULT_POINTS, DEFAULT_QUIZ_NAME } from './answer-sheet';
import type { AnswerSheetChanges, StoredAnswerSheet } from './answer-sheet-changes';
import type { Question } from './question';
import { saveQuestions } from './save-questions';
import { saveSessions } from './save-sessions';
import { sheetSaveIds } from './sheet-save-ids';

/** What saving must know beside the sheet itself. The sets need to hold only ids that the body names. */
export interface SheetSaveContext {
  readonly at: Date;
  /** The id of a sheet that is new and was given none. */
  readonly newSheetId: string;
  /** Makes the id of one more new question or Session. */
  readonly newId: () => string;
  /** Sheets, questions and Sessions of somebody else. */
  readonly foreignIds: ReadonlySet<string>;
  /** Questions and Sessions of another sheet of the same owner. */
  readonly otherOwnIds: ReadonlySet<string>;
  /** Questions of the library, which a sheet takes over as copies. */
  readonly libraryQuestionIds: ReadonlySet<string>;
}

type SavedSheet = NonNullable<AnswerSheetChanges['sheet']>;

function ownerProblem(
  stored: StoredAnswerSheet | null,
  body: AnswerSheetBody,
  context: SheetSaveContext,
): Result<null> {
  const { sheetId, questionIds, sessionIds } = sheetSaveIds(body);
  const deleted = new Set(body.deletedSessionIds);
  const ids = [...(sheetId === null ? [] : [sheetId]), ...questionIds, ...sessionIds];
  if (ids.some((id) => context.foreignIds.has(id))) {
    return forbidden('This quiz, or a question or session in it, belongs to somebody else');
  }
  const misplaced = [...questionIds, ...sessionIds.filter((id) => !deleted.has(id))];
  if (misplaced.some((id) => context.otherOwnIds.has(id))) {
    return conflict('A question or session in it belongs to another of your quizzes; a copy needs a new id');
  }
  const isStale =
    stored !== null &&
    body.updatedTime instanceof Date &&
    body.updatedTime.getTime() !== stored.updatedTime.getTime();
  return isStale ? conflict(STALE_WRITE) : ok(null);
}

function savedName(body: AnswerSheetBody, stored: StoredAnswerSheet | null): string {
  if (body.name === undefined) return stored?.name ?? DEFAULT_QUIZ_NAME;
  return body.name === '' ? DEFAULT_QUIZ_NAME : body.name;
}

function savedDefaultPoints(body: AnswerSheetBody, stored: StoredAnswerSheet | null): number {
  return body.defaultPoints === undefined
    ? (stored?.defaultPoints ?? DEFAULT_POINTS)
    : (body.defaultPoints ?? DEFAULT_POINTS);
}

function savedSheet(
  stored: StoredAnswerSheet | null,
  body: AnswerSheetBody,
  { questions, at }: { readonly questions: readonly Question[]; readonly at: Date },
): SavedSheet | null {
  const isTouched =
    body.name !== undefined || body.defaultPoints !== undefined || body.questions !== undefined;
  if (stored !== null && !isTouched) return null;
  return {
    name: savedName(body, stored),
    defaultPoints: savedDefaultPoints(body, stored),
    updatedTime: stored === null ? at : strictlyLater(at, stored.updatedTime),
    questions,
  };
}

/**
 * Decides what a posted quiz makes of the stored one, or of none (wire contract 6.2; ENT-2, ENT-4, D20, D47, D51).
 * Refused: ids of somebody else; questions or Sessions of another own sheet; a stale updatedTime; one question id
 * twice; the removal of a question that a running Session is asking; too many questions or Sessions.
 */
export function decideSheetSave(
  stored: StoredAnswerSheet | null,
  body: AnswerSheetBody,
  context: SheetSaveContext,
): Result<AnswerSheetChanges> {
  const allowed = ownerProblem(stored, body, context);
  if (!allowed.ok) return allowed;
  const sessions = saveSessions(stored?.sessions ?? [], body, context.newId);
  const kept = (stored?.sessions ?? []).filter(({ id }) => !sessions.deletedSessionIds.includes(id));
  if (kept.length + sessions.newSessionIds.length > LIMITS.sessionsPerSheet) {
    return invalid(`A quiz has at most ${LIMITS.sessionsPerSheet} sessions`);
  }
  const questions = saveQuestions(stored === null ? null : { ...stored, sessions: kept }, body, context);
  if (!questions.ok) return questions;
  const sheet = savedSheet(stored, body, { questions: questions.value.questions, at: context.at });
  return ok({
    answerSheetId: stored?.id ?? body.id ?? context.newSheetId,
    ...(sheet !== null && { sheet }),
    removedQuestionIds: questions.value.removedQuestionIds,
    ...sessions,
  });
}
