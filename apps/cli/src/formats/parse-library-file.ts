import { parseJsonLines } from './json-lines';
import { isJsonRecord, parseJson } from './json-record';
import type { LibraryFile } from './library-file';
import { mendText } from './mend-text';
import { parseOpenTriviaDb } from './open-trivia-db';
import { parseOpenTriviaQa } from './open-trivia-qa';
import { parseStarterJson } from './starter-json';
import { parseTabSeparatedFile } from './tab-separated-file';

export interface ParseOptions {
  /** What a file calls its category when its questions say nothing of one. */
  readonly fileName: string;
  /** The category of all questions without one of their own; null leaves it to the file. */
  readonly category: string | null;
}

/** `science-technology.txt` is about Science Technology. */
export function categoryOfFile(fileName: string): string {
  const words = fileName.replace(/\.[a-z0-9]+$/i, '').split(/[\s_-]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function parseJsonFile(text: string, { fileName, category }: ParseOptions): LibraryFile | null {
  const value = parseJson(text);
  const named = category ?? categoryOfFile(fileName);
  if (Array.isArray(value)) return parseOpenTriviaDb(text, value, named);
  if (!isJsonRecord(value)) return null;
  if (Array.isArray(value['results'])) return parseOpenTriviaDb(text, value['results'], named);
  return Array.isArray(value['questions']) ? parseStarterJson(text, value, named) : null;
}

/** Reads a file in whichever of the known formats it is; null for one that is none of them. */
export function parseLibraryFile(text: string, options: ParseOptions): LibraryFile | null {
  const start = text.trimStart();
  if (start === '') return { questions: [], refused: [] };
  if (start.startsWith('{') || start.startsWith('[')) {
    const whole = parseJsonFile(text, options);
    if (whole !== null) return whole;
    return start.startsWith('{') ? parseJsonLines(text, options.category) : null;
  }
  const mended = mendText(text);
  if (/^#Q/m.test(mended))
    return parseOpenTriviaQa(mended, options.category ?? categoryOfFile(options.fileName));
  return start.includes('\t') ? parseTabSeparatedFile(mended, options.category) : null;
}
