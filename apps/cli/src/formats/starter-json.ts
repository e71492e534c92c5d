import { jsonQuestion } from './json-question';
import { isJsonRecord, linesOfKey, textIn, type JsonRecord } from './json-record';
import type { LibraryFile, QuestionInFile, RefusedInFile } from './library-file';

/** Reads a file of the starter library: one category with its questions (content/README.md). */
export function parseStarterJson(text: string, file: JsonRecord, fallbackCategory: string): LibraryFile {
  const category = isJsonRecord(file['category']) ? textIn(file['category']['name']) : '';
  const lines = linesOfKey(text, 'question');
  const questions: QuestionInFile[] = [];
  const refused: RefusedInFile[] = [];
  const list: readonly unknown[] = Array.isArray(file['questions']) ? file['questions'] : [];
  for (const [index, value] of list.entries()) {
    const line = lines[index] ?? 1;
    const read = jsonQuestion(value, category || fallbackCategory);
    if (typeof read === 'string') refused.push({ line, reason: read });
    else questions.push({ line, question: read });
  }
  return { questions, refused };
}
