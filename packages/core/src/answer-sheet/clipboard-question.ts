import { isPoints, parsePoints, roundPoints } from '../points/points';
import { emptyQuestionFields, type QuestionFields } from './question';

/** The flag that tells a question on the clipboard from any other JSON (EDIT-15, EDIT-16). */
const MARKER = 'isPubQuizQuestion';

/** The sentence for pasting anything else (ERR-1). */
export const NOT_A_CLIPBOARD_QUESTION = 'Clipboard does not contain a Quiz Question';

const FIELDS = Object.keys(emptyQuestionFields) as (keyof QuestionFields)[];

/** A question as clipboard text: its fields, without its id, and the marker (EDIT-15). */
export function questionToClipboard(question: QuestionFields): string {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, question[field]]));
  return JSON.stringify({ [MARKER]: true, ...fields });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pastedPoints(points: unknown): number | null {
  if (typeof points === 'string') return parsePoints(points);
  return typeof points === 'number' && isPoints(points) ? roundPoints(points) : null;
}

/**
 * The question on the clipboard; null when the text is not one with the marker (EDIT-16). Fields that are missing or
 * of the wrong kind get their defaults: another version may have copied it.
 */
export function questionFromClipboard(text: string): QuestionFields | null {
  const pasted = parseJson(text);
  if (typeof pasted !== 'object' || pasted === null) return null;
  const fields = pasted as Readonly<Record<string, unknown>>;
  if (fields[MARKER] !== true) return null;
  const textOf = (field: keyof QuestionFields): string => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  const { autoMarkCorrectStyle: style } = fields;
  return {
    points: pastedPoints(fields.points),
    question: textOf('question'),
    answerEntryType: fields.answerEntryType === 'multiChoice' ? 'multiChoice' : 'freeText',
    correctAnswer: textOf('correctAnswer'),
    correctMultiAnswer: textOf('correctMultiAnswer'),
    shouldRevealAnswer: fields.shouldRevealAnswer !== false,
    autoMarkCorrectStyle: style === 'same' || style === 'never' ? style : 'similar',
    answerTrivia: textOf('answerTrivia'),
    revealAnswerTrivia: textOf('revealAnswerTrivia'),
    imageUrl: textOf('imageUrl'),
  };
}
