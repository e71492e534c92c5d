import { IMPORT_COLUMNS, importQuestions, parseTabSeparated } from '@pubquiz/core';
import type { LibraryFile, QuestionInFile, RefusedInFile } from './library-file';

function quoted(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function lineCount(cells: readonly string[]): number {
  return 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
}

/** Reads rows of the nine documented columns, by the rules of the editor's import but each row by itself (IMP-3). */
export function parseTabSeparatedFile(text: string, category: string | null): LibraryFile {
  const questions: QuestionInFile[] = [];
  const refused: RefusedInFile[] = [];
  let line = 1;
  for (const cells of parseTabSeparated(text)) {
    const isBlank = cells.every((cell) => cell.trim() === '');
    if (!isBlank && cells.length < IMPORT_COLUMNS.length) {
      const reason = `The row has ${cells.length} columns instead of ${IMPORT_COLUMNS.length}`;
      refused.push({ line, reason });
    } else if (!isBlank) {
      const read = importQuestions(cells.map(quoted).join('\t'));
      if (!read.ok) refused.push({ line, reason: read.refusal.issues?.[0]?.message ?? read.refusal.message });
      else for (const question of read.value) questions.push({ line, question: { ...question, category } });
    }
    line += lineCount(cells);
  }
  return { questions, refused };
}
