import { createHash } from 'node:crypto';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  if (canEnter(account, folder.path) || letIn(account, folder.path)) return clusterFolder(folder);
  const name = createHash('sha256').update(`${folder.path}\n${password}`).digest('hex').slice(0, 16);
  return join(ensureSystemFolder(), name);
}

/**
 * Lets the account's group, which nobody else is in, enter a DATA_DIR that is root's alone: its data are better kept
 * in it than elsewhere. A folder above it, somebody's home perhaps, is not ours to open.
 */
function letIn(account: DatabaseAccount | undefined, dataDir: string): boolean {
  const { uid, gid, mode } = statSync(dataDir);
  if (account === undefined || uid !== 0 || gid !== 0 || !canEnter(account, dirname(dataDir))) return false;
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
  return canEnter(account, dataDir);
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
