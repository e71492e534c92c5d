import type { Connection } from '../connect';
import { showProgress } from '../terminal/progress';
import type { Terminal } from '../terminal/terminal';
import { gatherQuestions, type Place, type PlacedQuestion } from './gather-questions';

export interface ImportOptions {
  readonly category?: string;
  readonly contributor?: string;
  readonly dryRun?: boolean;
  readonly strict?: boolean;
}

const QUESTIONS_AT_ONCE = 1000;
/** Beyond this one request would come near the server's limit for a body. */
const TEXT_AT_ONCE = 4_000_000;

/** From easy to hard, so that a library that has none yet gets them in this order. */
const DIFFICULTIES = [{ name: 'Easy' }, { name: 'Medium' }, { name: 'Hard' }];

function* batches(questions: readonly PlacedQuestion[]): Generator<readonly PlacedQuestion[]> {
  let batch: PlacedQuestion[] = [];
  let size = 0;
  for (const question of questions) {
    const length = JSON.stringify(question.question).length;
    if (batch.length === QUESTIONS_AT_ONCE || (batch.length > 0 && size + length > TEXT_AT_ONCE)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(question);
    size += length;
  }
  if (batch.length > 0) yield batch;
}

function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

/**
 * Brings the questions of files into the library and answers the exit code. Safe to run twice: what the library has is
 * left alone. What is refused is told with file, line and reason.
 */
export async function importLibrary(
  { terminal, connect }: { readonly terminal: Terminal; readonly connect: () => Promise<Connection> },
  paths: readonly string[],
  { category, contributor, dryRun = false, strict = false }: ImportOptions,
): Promise<number> {
  const gathered = await gatherQuestions(paths, {
    category: category ?? null,
    contributor: contributor ?? null,
  });
  const refuse = ({ file, line }: Place, reason: string) => `${file}:${line}: ${reason}`;
  for (const note of gathered.notes) terminal.err(`${note}\n`);
  for (const each of gathered.refused) terminal.err(`${refuse(each, each.reason)}\n`);
  const { questions } = gathered;
  let refusedCount = gathered.refused.length;
  if (strict && refusedCount > 0) {
    terminal.err(`Nothing was imported: ${counted(refusedCount)} refused (--strict)\n`);
    return 1;
  }
  const { api, isOperator } = await connect();
  const { importLibrary: send } = isOperator ? api.operator : api.admin;
  const progress = showProgress(terminal, dryRun ? 'Checking' : 'Importing', { total: questions.length });
  let [done, added, updated, known] = [0, 0, 0, gathered.repeatedCount];
  try {
    for (const batch of batches(questions)) {
      const outcome = await send.mutate({
        questions: batch.map(({ question }) => question),
        difficulties: batch.some(({ question }) => question.difficulty) ? DIFFICULTIES : [],
        isDryRun: dryRun,
      });
      for (const { index, message } of outcome.refused) {
        const place = batch[index];
        if (place) progress.note(refuse(place, message));
      }
      done += batch.length;
      added += outcome.addedCount;
      updated += outcome.updatedCount;
      known += outcome.knownCount;
      refusedCount += outcome.refused.length;
      progress.update(done);
    }
  } finally {
    progress.end();
  }
  const figures = `${counted(added)} added, ${counted(updated)} updated, ${counted(known)} there already, ${counted(refusedCount)} refused`;
  terminal.out(dryRun ? `Nothing was stored; an import would be: ${figures}\n` : `${figures}\n`);
  return strict && refusedCount > 0 ? 1 : 0;
}
