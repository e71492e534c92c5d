import type { Deps } from '../deps';
import { importLibrary } from '../use-cases/operator/import-library';
import { readStarterFiles } from './read-starter-files';

/** From easy to hard. */
const DIFFICULTIES = [
  { name: 'Easy', description: 'Most teams know it' },
  { name: 'Medium', description: 'About half of the teams know it' },
  { name: 'Hard', description: 'Only a few teams know it' },
] as const;

/**
 * Fills the library of a new database with the questions of the content folder, so that a new host has some to lend
 * (LIB-1). Only once: what editors change or delete afterwards stays as they want it. A file that is wrong is told in
 * the log and left out: a quiz night must not fail because of it.
 */
export async function loadStarterLibrary(
  deps: Pick<Deps, 'library' | 'milestones' | 'settings' | 'now' | 'log'>,
): Promise<void> {
  if ((await deps.milestones.reachedAt('starter-library')) !== null) return;
  const files = await readStarterFiles(deps.settings.contentDir);
  if (files.length === 0) return;
  const startedAt = deps.now().getTime();
  for (const [index, { content, problem }] of files.entries()) {
    if (content === null) {
      deps.log.warn(`The starter library is loaded without a file: ${problem ?? ''}`);
      continue;
    }
    const { category, questions } = content;
    await importLibrary(
      // Editors see the newest first: an earlier file is a moment newer than the next one.
      { ...deps, now: () => new Date(startedAt - index) },
      {
        categories: [category],
        difficulties: DIFFICULTIES,
        tags: [],
        questions: questions.map((question) => ({ ...question, category: category.name })),
        isDryRun: false,
      },
    );
  }
  await deps.milestones.reach('starter-library', deps.now());
}
