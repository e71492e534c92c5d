import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { createBackupTransfer } from '@pubquiz/client';
import { operatorOf, type Connection } from '../connect';
import { Failure } from '../failure';
import { inMegabytes } from '../terminal/megabytes';
import { showProgress } from '../terminal/progress';
import type { Terminal } from '../terminal/terminal';

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) throw new Failure(`${file} cannot be read`);
  return found.size;
}

/** Fills an empty server with a backup, all or nothing. */
export async function restore(
  { terminal, connect }: { readonly terminal: Terminal; readonly connect: () => Promise<Connection> },
  file: string,
): Promise<number> {
  const size = await sizeOf(file);
  const connection = await connect();
  const transfer = createBackupTransfer(operatorOf(connection));
  // A server that is away, or a wrong token, is known before a large file is on its way.
  await connection.api.operator.backups.query();
  const progress = showProgress(terminal, 'Sending', { total: inMegabytes(size), unit: 'MB' });
  let sent = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length;
      progress.update(inMegabytes(sent));
      done(null, chunk);
    },
  });
  const source = createReadStream(file);
  source.on('error', (error) => counted.destroy(error));
  try {
    const body = Readable.toWeb(source.pipe(counted)) as ReadableStream<Uint8Array>;
    const { rowCount, createdTime } = await transfer.restore(body);
    progress.end();
    const count = rowCount.toLocaleString('en-GB');
    terminal.out(`${count} rows restored, as they were at ${createdTime}\n`);
    return 0;
  } finally {
    progress.end();
    source.destroy();
  }
}
