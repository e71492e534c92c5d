import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createBackupTransfer } from '@pubquiz/client';
import { operatorOf, type Connection } from '../connect';
import { Failure } from '../failure';
import { inMegabytes } from '../terminal/megabytes';
import type { Terminal } from '../terminal/terminal';

interface Context {
  readonly terminal: Terminal;
  readonly connect: () => Promise<Connection>;
}

const LONGEST_LAST_LINE = 1024 * 1024;

/** Reads a backup to its end, which checks that it is whole, and answers the number of rows that its last line tells. */
async function countRows(path: string): Promise<number> {
  const text = createGunzip();
  const unpacking = pipeline(createReadStream(path), text);
  unpacking.catch(() => undefined);
  let tail = Buffer.alloc(0);
  for await (const chunk of text) tail = Buffer.concat([tail, chunk as Buffer]).subarray(-LONGEST_LAST_LINE);
  const lastLine = tail.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
  return (JSON.parse(lastLine) as { readonly rowCount: number }).rowCount;
}

/** A rename is on disk when its folder is; a system that cannot open folders does that by itself. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function explain(error: unknown, file: string): Failure {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return new Failure('The backup broke off; no file was written');
  return new Failure(`${file} cannot be written: ${message}`);
}

function nameOf(at: Date): string {
  return `pubquiz-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
}

/**
 * Saves everything that a server has to a file for its owner only. The file is there when it is whole and on disk; an
 * older one with the same name stays until then.
 */
export async function backUp(
  { terminal, connect }: Context,
  file: string = nameOf(new Date()),
): Promise<number> {
  const body = await createBackupTransfer(operatorOf(await connect())).download();
  const path = resolve(file);
  const partial = `${path}.partial`;
  try {
    const to = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.fromWeb(body as ReadableStream), to);
    const rowCount = await countRows(partial);
    await rename(partial, path);
    await syncFolder(dirname(path));
    const { size } = await stat(path);
    terminal.out(`${file}: ${rowCount.toLocaleString('en-GB')} rows, ${inMegabytes(size)} MB\n`);
    return 0;
  } catch (error) {
    await rm(partial, { force: true });
    throw explain(error, file);
  }
}

/** Lists the backups that the server has made by itself. */
export async function listBackups({ terminal, connect }: Context): Promise<number> {
  const { api } = await connect();
  const files = await api.operator.backups.query();
  for (const { name, sizeInBytes } of files) terminal.out(`${name}\t${inMegabytes(sizeInBytes)} MB\n`);
  if (files.length === 0) terminal.err('The server has made no backup by itself yet\n');
  return 0;
}
