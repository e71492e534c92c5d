import { jsonQuestion } from './json-question';
import { parseJson } from './json-record';
import type { LibraryFile, QuestionInFile, RefusedInFile } from './library-file';

/** Reads a question from each line, as `pubquiz export` writes them. */
export function parseJsonLines(text: string, category: string | null): LibraryFile {
  const questions: QuestionInFile[] = [];
  const refused: RefusedInFile[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const value = parseJson(content);
    const read = value === undefined ? 'The line is not valid JSON' : jsonQuestion(value, category);
    if (typeof read === 'string') refused.push({ line, reason: read });
    else questions.push({ line, question: read });
  }
  return { questions, refused };
}
