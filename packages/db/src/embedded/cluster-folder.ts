import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { DatabaseStartError } from '../database-start-error';
import { readNote, writeNote, type DataFolder } from './data-folder';
import { accountName, canEnter, type DatabaseAccount } from './database-account';
import { hasCluster } from './init-cluster';
import { ensureSystemFolder } from './system-folder';

/** The folder of PostgreSQL's data: in DATA_DIR, or where a pointer in DATA_DIR leads. */
export function clusterFolder(folder: DataFolder): string {
  return readNote(folder.pointerFile) ?? join(folder.path, 'postgres');
}

/**
 * The folder for data that are yet to be made. As root it may have to lie outside DATA_DIR: the name then depends on
 * DATA_DIR and its password, so that a start that was killed half-way finds it again and a new DATA_DIR does not.
 */
export function folderForNewCluster(
  folder: DataFolder,
  account: DatabaseAccount | undefined,
  password: string,
): string {
  if (canEnter(account, folder.path)) return clusterFolder(folder);
  const name = createHash('sha256').update(`${folder.path}\n${password}`).digest('hex').slice(0, 16);
  return join(ensureSystemFolder(), name);
}

/** Remembers in DATA_DIR where the data are, and says so, when they are not in DATA_DIR itself. */
export function rememberClusterFolder(
  folder: DataFolder,
  cluster: string,
  log: (line: string) => void,
): void {
  if (cluster === clusterFolder(folder)) return;
  writeNote(folder.pointerFile, cluster);
  log(
    `The account ${accountName}, which PostgreSQL runs under, cannot enter ${folder.path}: the database is in ${cluster}, as ${folder.pointerFile} says.`,
  );
}

/**
 * Checks that data which exist can be used where they are.
 * @throws DatabaseStartError `data-missing`, `folder-unreachable`.
 */
export function checkClusterFolder(folder: DataFolder, account: DatabaseAccount | undefined): void {
  const cluster = clusterFolder(folder);
  if (!hasCluster(cluster)) {
    if (readNote(folder.pointerFile) === undefined) return;
    throw new DatabaseStartError(
      'data-missing',
      `The database should be in ${cluster}, as ${folder.pointerFile} says, but is not there. ` +
        'Bring that folder back, or delete the file to begin with an empty database.',
    );
  }
  if (canEnter(account, cluster)) return;
  throw new DatabaseStartError(
    'folder-unreachable',
    `PostgreSQL runs under an account of its own when Pub Quiz runs as root, and that account (uid ${account?.uid ?? 0}) cannot enter ${cluster}. ` +
      'Let others enter the folders above it (chmod o+x), or start Pub Quiz as the account that owns it.',
  );
}
