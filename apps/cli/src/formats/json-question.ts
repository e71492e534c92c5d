import type { AnswerEntryType } from '@pubquiz/core';
import { isJsonRecord, textIn, textsIn, type JsonRecord } from './json-record';
import type { QuestionToImport } from './library-file';
import { openTriviaDbQuestion } from './open-trivia-db';

/** Fields that are taken as they come; the server reads them. */
const OWN_FIELDS = [
  'id',
  'points',
  'correctAnswer',
  'correctMultiAnswer',
  'shouldRevealAnswer',
  'autoMarkCorrectStyle',
  'answerTrivia',
  'revealAnswerTrivia',
  'imageUrl',
  'contributor',
  'difficulty',
] as const;

function ownFields(record: JsonRecord): QuestionToImport {
  const fields = OWN_FIELDS.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]);
  return Object.fromEntries(fields) as QuestionToImport;
}

function entryType(record: JsonRecord): AnswerEntryType {
  if (record['answerEntryType'] === 'multiChoice') return 'multiChoice';
  const hasOptionsOnly =
    textIn(record['correctMultiAnswer']) !== '' && textIn(record['correctAnswer']) === '';
  return record['answerEntryType'] === undefined && hasOptionsOnly ? 'multiChoice' : 'freeText';
}

/** Accepted answers as the editor has them; a semicolon within one would make two of it. */
function variations(answers: readonly string[]): string {
  return answers
    .map((answer) => answer.replaceAll(';', ',').trim())
    .filter((answer) => answer !== '')
    .join('; ');
}

/**
 * A question of a JSON file, or why it is none: our own fields, those of the Open Trivia DB, or just a question with
 * its `answer` (one or several).
 */
export function jsonQuestion(value: unknown, fallbackCategory: string | null): QuestionToImport | string {
  if (!isJsonRecord(value)) return 'This is no question';
  if (value['correct_answer'] !== undefined)
    return openTriviaDbQuestion(value, fallbackCategory ?? 'General');
  const question = textIn(value['question']).trim();
  if (question === '') return 'There is no question';
  const answers = variations(textsIn(value['answer']));
  const category = textIn(value['category']) || fallbackCategory;
  return {
    ...(answers === '' ? {} : { correctAnswer: answers }),
    ...ownFields(value),
    question,
    answerEntryType: entryType(value),
    category,
    tags: [...textsIn(value['tags'])],
  };
}
