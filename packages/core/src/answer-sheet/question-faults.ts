import type { AnswerEntryType, AutoMarkCorrectStyle, Question } from './question';

const ENTRY_TYPES: Readonly<Record<AnswerEntryType, true>> = { freeText: true, multiChoice: true };
const STYLES: Readonly<Record<AutoMarkCorrectStyle, true>> = { similar: true, same: true, never: true };

/** A field of a stored question whose value means nothing to this version. */
export type QuestionFault = 'answerEntryType' | 'autoMarkCorrectStyle';

/** False for a question that says nothing, or nothing known, about how it is answered (ERR-11). */
export function hasAnswerEntryType({ answerEntryType }: Pick<Question, 'answerEntryType'>): boolean {
  return Object.hasOwn(ENTRY_TYPES, answerEntryType);
}

/**
 * What is wrong with a question as it was stored: another version, or a hand in the database, wrote it. The rules go
 * on without it (an empty answer, ERR-11; not correct by itself, ERR-10); the caller logs it.
 */
export function questionFaults(
  question: Pick<Question, 'answerEntryType' | 'autoMarkCorrectStyle'>,
): readonly QuestionFault[] {
  return [
    ...(hasAnswerEntryType(question) ? [] : (['answerEntryType'] as const)),
    ...(Object.hasOwn(STYLES, question.autoMarkCorrectStyle) ? [] : (['autoMarkCorrectStyle'] as const)),
  ];
}
