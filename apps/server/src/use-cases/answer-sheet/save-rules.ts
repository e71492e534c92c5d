import {
  decide,
  decideSheetSave,
  noChanges,
  ok,
  type Question,
  type SessionState,
  type SheetSaveContext,
  type StoredAnswerSheet,
} from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import type { PlaceElsewhere, SaveContext, SaveDecision, SaveRules } from '@pubquiz/db';
import type { RenderedTrivia } from './render-trivia';

export interface SaveInput {
  readonly body: AnswerSheetBody;
  readonly trivia: RenderedTrivia;
  readonly accountId: string;
  readonly at: Date;
  readonly newId: () => string;
}

function idsWhere(
  { questionsElsewhere, sessionsElsewhere }: SaveContext,
  isWanted: (place: PlaceElsewhere) => boolean,
): string[] {
  const places = [...questionsElsewhere, ...sessionsElsewhere];
  return places.filter(([, place]) => isWanted(place)).map(([id]) => id);
}

function toCoreContext(
  { accountId, at, newId }: SaveInput,
  stored: StoredAnswerSheet | null,
  context: SaveContext,
): SheetSaveContext {
  const isForeignSheet = stored !== null && stored.accountId !== accountId;
  return {
    at,
    newSheetId: newId(),
    newId,
    foreignIds: new Set([
      ...(isForeignSheet ? [stored.id] : []),
      ...idsWhere(context, (place) => place.accountId !== accountId),
    ]),
    otherOwnIds: new Set(idsWhere(context, (place) => place.accountId === accountId)),
    libraryQuestionIds: context.libraryQuestionIds,
  };
}

/** The HTML that has to be stored: of new questions, and where the text is another one. */
function changedTrivia(
  stored: StoredAnswerSheet | null,
  questions: readonly Question[],
  trivia: RenderedTrivia,
): ReadonlyMap<string, string> {
  const known = new Map(stored?.questions.map(({ id, revealAnswerTrivia }) => [id, revealAnswerTrivia]));
  return new Map(
    questions
      .filter(({ id, revealAnswerTrivia }) => known.get(id) !== revealAnswerTrivia)
      .map(({ id, revealAnswerTrivia }) => [id, trivia.get(revealAnswerTrivia) ?? '']),
  );
}

function forSession(state: SessionState, { changes, triviaHtml }: SaveDecision, at: Date) {
  const { sheet } = changes;
  if (!sheet) return noChanges;
  const shown = new Map(state.session.questions.map((entry) => [entry.question.id, entry]));
  const questions = sheet.questions.map((question) => ({
    question,
    revealAnswerTriviaHtml:
      triviaHtml.get(question.id) ?? shown.get(question.id)?.revealAnswerTriviaHtml ?? '',
    askedOrdinal: shown.get(question.id)?.askedOrdinal ?? null,
    isRevealed: shown.get(question.id)?.isRevealed ?? false,
  }));
  const decided = decide(state, {
    type: 'sheet-saved',
    sheet: { quizName: sheet.name, defaultPoints: sheet.defaultPoints, questions },
    at,
  });
  if (!decided.ok) throw new Error(`A saved quiz was refused by its session: ${decided.refusal.message}`);
  return decided.value;
}

/** What core says about a save, in the form that the repository asks for. */
export function saveRules(input: SaveInput): SaveRules {
  return {
    decide(stored, context) {
      const decided = decideSheetSave(stored, input.body, toCoreContext(input, stored, context));
      if (!decided.ok) return decided;
      const triviaHtml = changedTrivia(stored, decided.value.sheet?.questions ?? [], input.trivia);
      return ok({ changes: decided.value, triviaHtml });
    },
    forSession: (state, decision) => forSession(state, decision, input.at),
  };
}
