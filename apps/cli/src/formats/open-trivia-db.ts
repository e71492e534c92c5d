import { choiceQuestion } from './choice-question';
import { decodeHtmlEntities } from './html-entities';
import { isJsonRecord, linesOfKey, textIn, textsIn } from './json-record';
import type { LibraryFile, QuestionInFile, QuestionToImport, RefusedInFile } from './library-file';

function plain(value: unknown): string {
  return decodeHtmlEntities(textIn(value)).trim();
}

/** In an order that says nothing about which one is correct. */
function ordered(options: readonly string[]): readonly string[] {
  return [...options].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One question of the Open Trivia DB, or why it is none. */
export function openTriviaDbQuestion(result: unknown, fallbackCategory: string): QuestionToImport | string {
  if (!isJsonRecord(result)) return 'This is no question';
  const correct = plain(result['correct_answer']);
  const wrong = textsIn(result['incorrect_answers']).map((text) => decodeHtmlEntities(text).trim());
  const isBoolean = result['type'] === 'boolean';
  const read = choiceQuestion({
    question: plain(result['question']),
    correct,
    options: isBoolean ? ['True', 'False'] : ordered([correct, ...wrong]),
  });
  if (typeof read === 'string') return read;
  const difficulty = plain(result['difficulty']);
  return {
    ...read,
    category: plain(result['category']) || fallbackCategory,
    ...(difficulty === '' ? {} : { difficulty: capitalised(difficulty) }),
  };
}

/** Reads an answer of the Open Trivia DB's API: `results` with a correct and several incorrect answers each. */
export function parseOpenTriviaDb(text: string, results: readonly unknown[], category: string): LibraryFile {
  const lines = linesOfKey(text, 'question');
  const questions: QuestionInFile[] = [];
  const refused: RefusedInFile[] = [];
  for (const [index, result] of results.entries()) {
    const line = lines[index] ?? 1;
    const read = openTriviaDbQuestion(result, category);
    if (typeof read === 'string') refused.push({ line, reason: read });
    else questions.push({ line, question: read });
  }
  return { questions, refused };
}
