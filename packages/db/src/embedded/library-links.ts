import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Link = { readonly path: string; readonly pointsTo: string };

/** The library names in a binaries folder that lack their symlink, or whose symlink leads elsewhere. */
export function brokenLibraryLinks(folder: string): readonly Link[] {
  return expectedLinks(folder).filter(({ path, pointsTo }) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found?.isSymbolicLink() !== true || readlinkSync(path) !== pointsTo;
  });
}

/**
 * Makes the given symlinks. The platform package leaves that to an install script, which package managers may skip,
 * and PostgreSQL finds its ICU libraries through them only. Another process may be making the same ones.
 */
export function repairLibraryLinks(links: readonly Link[]): void {
  for (const { path, pointsTo } of links) {
    rmSync(path, { force: true });
    try {
      symlinkSync(pointsTo, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function expectedLinks(folder: string): readonly Link[] {
  // The list's paths start at the package: native/lib/libpq.so.5.
  const inFolder = (path: string): string => join(folder, relative('native', path));
  return readLinkList(folder).map(({ source, target }) => ({
    path: inFolder(target),
    pointsTo: relative(dirname(inFolder(target)), inFolder(source)),
  }));
}

function readLinkList(folder: string): readonly { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
  } catch {
    // Windows has no such list, and needs none.
    return [];
  }
}
