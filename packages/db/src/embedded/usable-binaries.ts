import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { canRun, isRoot, type DatabaseAccount } from './database-account';
import { brokenLibraryLinks, repairLibraryLinks } from './library-links';
import { findPlatformBinaries, program, type PostgresBinaries } from './platform-binaries';
import { ensureSystemFolder } from './system-folder';

type UsableBinariesOptions = {
  readonly account: DatabaseAccount | undefined;
  /** Where a copy may go for an ordinary user. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly resolveFrom?: string | URL | undefined;
};

/**
 * Binaries that the account can run: the installed ones, mended where the install script did not run, or a copy where
 * they lie below a folder that the account cannot enter or that cannot be mended.
 * @throws DatabaseStartError `no-binaries`.
 */
export function usableBinaries(options: UsableBinariesOptions): PostgresBinaries {
  const installed = findPlatformBinaries(options.resolveFrom);
  if (!canRun(options.account, program(installed, 'postgres'))) return copyOf(installed, options);
  const broken = brokenLibraryLinks(installed.folder);
  if (broken.length === 0) return installed;
  try {
    repairLibraryLinks(broken);
    options.log(`PostgreSQL's install script had not run: made ${broken.length} missing library links.`);
    return installed;
  } catch {
    return copyOf(installed, options);
  }
}

function copyOf(installed: PostgresBinaries, { dataDir, log }: UsableBinariesOptions): PostgresBinaries {
  const parent = isRoot() ? ensureSystemFolder() : dataDir;
  const folder = join(parent, `postgresql-${installed.version}-${process.arch}`, 'native');
  if (!existsSync(folder)) {
    log(`PostgreSQL's programs cannot be used where they are installed; copying them to ${folder}.`);
    copyAtOnce(installed.folder, folder);
  }
  return { folder, version: installed.version };
}

/** Copies beside the place and renames, so that a copy is either whole or absent. */
function copyAtOnce(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  // verbatimSymlinks: a resolved link would lead back to the folder that the account cannot enter.
  cpSync(from, half, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.a$|pkgconfig$/.test(path),
  });
  // What was copied may be read-only, and the umask may hide it from the account that is to run it.
  spawnSync('chmod', ['-R', isRoot() ? 'u+w,a+rX' : 'u+w', dirname(to)]);
  repairLibraryLinks(brokenLibraryLinks(half));
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process was faster with the same copy.
    if (!existsSync(to)) throw error;
  }
}
