import {
  DEFAULT_POINTS,
  DEFAULT_QUIZ_NAME,
  emptyQuestionFields,
  isQuestionEmpty,
  parsePoints,
  type AnswerSheet,
  type Question,
  type QuestionFields,
} from '@pubquiz/core';

/** A question while it is edited: points are what was typed. */
export interface DraftQuestion extends Omit<QuestionFields, 'points'> {
  readonly id: string;
  readonly points: string;
}

/** What changes of a question while it is edited. */
export type QuestionChange = Partial<Omit<DraftQuestion, 'id'>>;

/** A quiz while it is edited; nothing of it is stored until it is saved. */
export interface Draft {
  /** The quiz's own id; a new one gets its id here, so that a repeated save makes no second quiz. */
  readonly id: string;
  readonly name: string;
  readonly defaultPoints: string;
  readonly questions: readonly DraftQuestion[];
  /** What the server had when the draft was taken; null for a new quiz. */
  readonly updatedTime: string | null;
}

/** A question of the server as the form shows it. */
export function toDraftQuestion({ points, ...question }: Question): DraftQuestion {
  return { ...question, points: points === null ? '' : String(points) };
}

/** A question from elsewhere (pasted, imported, borrowed) under an id of its own. */
export function draftQuestionFrom({ points, ...fields }: QuestionFields, id: string): DraftQuestion {
  return { ...fields, points: points === null ? '' : String(points), id };
}

/** A new, empty question. */
export function emptyDraftQuestion(id: string): DraftQuestion {
  return { ...emptyQuestionFields, points: '', id };
}

/** The fields of a question as they will be stored; points that are no number fall back to the quiz's (EDIT-22). */
export function questionFields({ id: _id, points, ...question }: DraftQuestion): QuestionFields {
  return { ...question, points: parsePoints(points) };
}

/** False while nothing has been written into the question (ENT-9). */
export function isWritten(question: DraftQuestion): boolean {
  return !isQuestionEmpty(questionFields(question));
}

/** The draft of a quiz that is stored. */
export function draftOf(sheet: AnswerSheet): Draft {
  return {
    id: sheet.id,
    name: sheet.name,
    defaultPoints: String(sheet.defaultPoints),
    questions: sheet.questions.map(toDraftQuestion),
    updatedTime: sheet.updatedTime,
  };
}

/** The draft of a quiz that nobody has saved yet: its default name and one empty question (ENT-2). */
export function newDraft(newId: () => string): Draft {
  return {
    id: newId(),
    name: DEFAULT_QUIZ_NAME,
    defaultPoints: String(DEFAULT_POINTS),
    questions: [emptyDraftQuestion(newId())],
    updatedTime: null,
  };
}

function storedDefaultPoints({ defaultPoints }: Pick<Draft, 'defaultPoints'>): number {
  return parsePoints(defaultPoints) ?? DEFAULT_POINTS;
}

/** What saving sends. Without `updatedTime` the server compares nothing. */
export function saveBody(draft: Draft, options: { readonly isForced?: boolean } = {}) {
  return {
    id: draft.id,
    name: draft.name,
    defaultPoints: storedDefaultPoints(draft),
    questions: draft.questions.map((question) => ({ id: question.id, ...questionFields(question) })),
    ...(draft.updatedTime === null || options.isForced === true ? {} : { updatedTime: draft.updatedTime }),
  };
}

const FIELDS = Object.keys(emptyQuestionFields) as readonly (keyof QuestionFields)[];

function isSameQuestion(a: DraftQuestion, b: DraftQuestion | undefined): boolean {
  if (a === b) return true;
  if (b?.id !== a.id) return false;
  return FIELDS.every((field) =>
    field === 'points' ? parsePoints(a.points) === parsePoints(b.points) : a[field] === b[field],
  );
}

/** True when saving two drafts would store the same quiz. Asked at every key: questions left alone cost nothing. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.updatedTime === b.updatedTime &&
    storedDefaultPoints(a) === storedDefaultPoints(b) &&
    a.questions.length === b.questions.length &&
    a.questions.every((question, index) => isSameQuestion(question, b.questions[index]))
  );
}

/** The points a question counts for: its own, or the quiz's. */
export function shownPoints(question: DraftQuestion, draft: Pick<Draft, 'defaultPoints'>): number {
  return parsePoints(question.points) ?? storedDefaultPoints(draft);
}
