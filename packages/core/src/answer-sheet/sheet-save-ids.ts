import type { AnswerSheetBody } from '../schemas/answer-sheet-body';

/** Every id that a posted quiz names: the caller looks up whose they are before it decides (wire contract 6.2). */
export interface SheetSaveIds {
  readonly sheetId: string | null;
  readonly questionIds: readonly string[];
  readonly sessionIds: readonly string[];
}

function present(ids: readonly (string | null | undefined)[]): readonly string[] {
  return ids.filter((id) => typeof id === 'string');
}

/** The ids in a posted quiz. */
export function sheetSaveIds(body: AnswerSheetBody): SheetSaveIds {
  return {
    sheetId: body.id ?? null,
    questionIds: present((body.questions ?? []).map(({ id }) => id)),
    sessionIds: present([...(body.sessions ?? []).map(({ id }) => id), ...(body.deletedSessionIds ?? [])]),
  };
}
