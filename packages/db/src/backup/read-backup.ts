import { createHash } from 'node:crypto';

import { endOfRows } from './backup-format';

/** A backup's text, read part by part; it never holds more than a line and a chunk. */
export interface BackupReader {
  /** The next line without its end; null at the end of the file, also when a line breaks off there. */
  line(): Promise<string | null>;
  /** The rows up to the end mark, in pieces of whole lines. */
  rows(): AsyncGenerator<Buffer>;
  /** The checksum of everything before the line that was read last. */
  digest(): string;
}

/** A row is one team's answer or one question: far below this. */
const LONGEST_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
const mark = Buffer.from(endOfRows);
const markAfterRow = Buffer.from(`\n${endOfRows}`);

/** The file broke off, or is none of ours. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

/** Reads the uncompressed text of a backup. */
export function readBackup(source: AsyncIterable<Buffer>): BackupReader {
  const chunks = source[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  /** Read already, but not part of the checksum if it is the last line. */
  let latest: Buffer = rest;

  function take(length: number): Buffer {
    hash.update(latest);
    latest = rest.subarray(0, length);
    rest = rest.subarray(length);
    return latest;
  }

  async function more(): Promise<boolean> {
    const next: IteratorResult<Buffer, unknown> = await chunks.next();
    if (next.done === true) return false;
    if (rest.length + next.value.length > LONGEST_LINE) throw new DamagedBackupError('A line has no end');
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
    return true;
  }

  return {
    async line() {
      let end = rest.indexOf(NEWLINE);
      while (end === -1) {
        const before = rest.length;
        if (!(await more())) return null;
        end = rest.indexOf(NEWLINE, before);
      }
      return take(end + 1)
        .subarray(0, end)
        .toString('utf8');
    },
    async *rows() {
      for (;;) {
        const whole = rest.lastIndexOf(NEWLINE) + 1;
        const startsWithMark = rest.subarray(0, mark.length).equals(mark);
        const markAt = startsWithMark ? 0 : rest.subarray(0, whole).indexOf(markAfterRow) + 1;
        if (startsWithMark || markAt > 0) {
          if (markAt > 0) yield take(markAt);
          take(mark.length);
          return;
        }
        if (whole > 0) yield take(whole);
        if (!(await more())) throw new DamagedBackupError('The file breaks off');
      }
    },
    digest: () => hash.copy().digest('hex'),
  };
}
