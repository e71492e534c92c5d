import { emptyQuestionFields, libraryQuestionKey } from '@pubquiz/core';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Failure } from '../failure';
import { decodeText } from '../formats/decode-text';
import type { QuestionToImport } from '../formats/library-file';
import { parseLibraryFile } from '../formats/parse-library-file';

/** Where something is in what is imported. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export type PlacedQuestion = Place & { readonly question: QuestionToImport };
export type PlacedRefusal = Place & { readonly reason: string };

/** Everything that was found in the given files. */
export interface Gathered {
  readonly questions: readonly PlacedQuestion[];
  readonly refused: readonly PlacedRefusal[];
  /** Questions that an earlier place has, too. */
  readonly repeatedCount: number;
  /** What was done to read the files, one sentence each. */
  readonly notes: readonly string[];
}

async function filesAt(path: string): Promise<readonly string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map(({ name }) => join(path, name)).sort();
  } catch {
    throw new Failure(`${path} cannot be read`);
  }
}

function keyOf({
  id,
  question,
  answerEntryType,
  correctAnswer,
  correctMultiAnswer,
}: QuestionToImport): string {
  if (typeof id === 'string') return id;
  return libraryQuestionKey({
    question: question ?? '',
    answerEntryType: answerEntryType ?? emptyQuestionFields.answerEntryType,
    correctAnswer: typeof correctAnswer === 'string' ? correctAnswer : '',
    correctMultiAnswer: typeof correctMultiAnswer === 'string' ? correctMultiAnswer : '',
  });
}

/** Reads all files, and those in folders, in the formats they have; a question that comes twice is taken once. */
export async function gatherQuestions(
  paths: readonly string[],
  options: { readonly category: string | null; readonly contributor: string | null },
): Promise<Gathered> {
  const questions: PlacedQuestion[] = [];
  const refused: PlacedRefusal[] = [];
  const notes: string[] = [];
  const keys = new Set<string>();
  let repeatedCount = 0;
  const files = (await Promise.all(paths.map(filesAt))).flat();
  for (const file of files) {
    const { text, windows1252LineCount } = decodeText(await readFile(file));
    if (windows1252LineCount > 0) {
      const lines = windows1252LineCount === 1 ? '1 line is' : `${windows1252LineCount} lines are`;
      notes.push(`${file}: ${lines} not UTF-8, read as Windows-1252`);
    }
    const parsed = parseLibraryFile(text, { fileName: basename(file), category: options.category });
    if (parsed === null) {
      refused.push({ file, line: 1, reason: 'The file has none of the known formats' });
      continue;
    }
    refused.push(...parsed.refused.map((each) => ({ file, ...each })));
    for (const { line, question } of parsed.questions) {
      const key = keyOf(question);
      if (keys.has(key)) repeatedCount += 1;
      else questions.push({ file, line, question: withContributor(question, options.contributor) });
      keys.add(key);
    }
  }
  return { questions, refused, repeatedCount, notes };
}

function withContributor(question: QuestionToImport, contributor: string | null): QuestionToImport {
  return contributor === null ? question : { ...question, contributor };
}
