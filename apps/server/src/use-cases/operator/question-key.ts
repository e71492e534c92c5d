import { correctAnswerVariations, parseMultipleChoiceOptions, type Question } from '@pubquiz/core';
import { createHash } from 'node:crypto';

type KeyedQuestion = Pick<Question, 'question' | 'answerEntryType' | 'correctAnswer' | 'correctMultiAnswer'>;

/** Without case, marks, punctuation and space; a text of nothing else stays as it is. */
function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');
  return (bare === '' ? text.trim() : bare).toLowerCase();
}

function answersOf(question: KeyedQuestion): readonly string[] {
  if (question.answerEntryType === 'freeText') {
    return correctAnswerVariations(question.correctAnswer).slice(0, 1).map(folded);
  }
  return parseMultipleChoiceOptions(question.correctMultiAnswer)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text }) => folded(text))
    .sort();
}

/** The same for two questions that ask the same and are answered by the same, however they are written. */
export function questionKey(question: KeyedQuestion): string {
  return [folded(question.question), question.answerEntryType, ...answersOf(question)].join('\n');
}

/** The id of an imported question that brings none: made of its content, so that no import adds it twice. */
export function idOfKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(18, 20),
  ];
  return [...groups, hash.slice(20, 32)].join('-');
}
