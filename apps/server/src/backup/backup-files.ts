import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup, type WriteBackupOptions, type WrittenBackup } from '@pubquiz/db';

/** A backup in the folder of the daily ones. */
export interface BackupFile {
  readonly name: string;
  readonly createdTime: string;
  readonly sizeInBytes: number;
}

/** Longer than any backup takes. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** The folder has no room; the message says how much there is. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

const NAME = /^pubquiz-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz$/;
const MEBIBYTE = 1024 * 1024;
/** The database may live on the same disk: a backup must not be what fills it. */
const ROOM_LEFT_BYTES = 256 * MEBIBYTE;

/** The name of a backup that is made now. */
export function backupFileName(at: Date): string {
  return `pubquiz-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
}

/** The moment in the name of a backup; null for any other file. */
export function timeOfBackup(name: string): string | null {
  const [isOne, day, hour, minute, second] = NAME.exec(name) ?? [];
  return isOne === undefined ? null : `${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`;
}

/** The backups in a folder, the newest first; none where the folder is not there. */
export async function listBackups(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files: BackupFile[] = [];
  for (const name of names.sort().reverse()) {
    const createdTime = timeOfBackup(name);
    if (createdTime === null) continue;
    // Another node may just be deleting it.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null) files.push({ name, createdTime, sizeInBytes: found.size });
  }
  return files;
}

/** Deletes what a process that was killed has left unfinished. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^(pubquiz|restore)-.*\.partial$/.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    const age = now.getTime() - (found?.mtimeMs ?? now.getTime());
    if (age > ABANDONED_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}

async function refuseWithoutRoom(folder: string): Promise<void> {
  const [latest] = await listBackups(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= ROOM_LEFT_BYTES + 2 * (latest?.sizeInBytes ?? 0)) return;
  throw new NoRoomError(`The disk of ${folder} is nearly full: ${Math.floor(free / MEBIBYTE)} MiB are left`);
}

/** A rename is on disk when its folder is; a system that cannot open folders does that by itself. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Makes a backup in a folder; the file is there when it is whole, and on disk. For its owner only: it holds what acts
 * as a password.
 */
export async function makeBackupFile(
  folder: string,
  { at, ...options }: Omit<WriteBackupOptions, 'to' | 'createdAt'> & { readonly at: Date },
): Promise<BackupFile & WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseWithoutRoom(folder);
  const name = backupFileName(at);
  const path = join(folder, name);
  const partial = `${path}.partial`;
  try {
    const to = createWriteStream(partial, { mode: 0o600, flush: true });
    const written = await writeBackup({ ...options, to, createdAt: at });
    await rename(partial, path);
    await syncFolder(folder);
    const { size } = await stat(path);
    return { name, createdTime: at.toISOString(), sizeInBytes: size, ...written };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
