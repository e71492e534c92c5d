import { open, type FileHandle } from 'node:fs/promises';
import type { Api, Connection } from '../connect';
import { Failure } from '../failure';
import { tabSeparatedHeading, tabSeparatedRow } from '../formats/write-tab-separated';
import { showProgress } from '../terminal/progress';
import type { Terminal } from '../terminal/terminal';

export interface ExportOptions {
  readonly format: 'jsonl' | 'tsv';
  /** Standard output without one. */
  readonly output?: string;
}

type ExportPage = Awaited<ReturnType<Api['operator']['exportLibrary']['query']>>;
type ExportedQuestion = ExportPage['questions'][number];

function lineOf(question: ExportedQuestion, format: ExportOptions['format']): string {
  return format === 'tsv' ? tabSeparatedRow(question) : JSON.stringify(question);
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w');
  } catch {
    throw new Failure(`${path} cannot be written`);
  }
}

/** Writes the whole library to a file or to standard output: JSON Lines keep everything, TSV the nine columns. */
export async function exportLibrary(
  { terminal, connect }: { readonly terminal: Terminal; readonly connect: () => Promise<Connection> },
  { format, output }: ExportOptions,
): Promise<number> {
  const { api, isOperator } = await connect();
  const { exportLibrary: load } = isOperator ? api.operator : api.admin;
  let page = await load.query({});
  const file = output === undefined ? null : await openFile(output);
  const write = async (text: string) => {
    if (file === null) terminal.out(text);
    else await file.write(text);
  };
  const progress = showProgress(terminal, 'Exporting', { total: page.totalCount });
  let done = 0;
  try {
    if (format === 'tsv') await write(`${tabSeparatedHeading}\n`);
    for (;;) {
      await write(page.questions.map((question) => `${lineOf(question, format)}\n`).join(''));
      done += page.questions.length;
      progress.update(done);
      if (page.nextCursor === null) break;
      page = await load.query({ cursor: page.nextCursor });
    }
  } finally {
    progress.end();
    await file?.close();
  }
  terminal.err(`${done.toLocaleString('en-GB')} questions exported\n`);
  return 0;
}
