import type { Refusal } from '@pubquiz/core';
import postgres from 'postgres';

import { DamagedBackupError } from './read-backup';

/** Ends a restore, and takes back what it has done, for a reason that its operator can understand. */
export class RestoreRefusal extends Error {
  override readonly name = 'RestoreRefusal';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const unreadableBackup: Refusal = {
  code: 'invalid',
  message: 'The file is no backup of Pub Quiz, or is damaged; nothing was restored',
};

const busy: Refusal = {
  code: 'conflict',
  message: 'The server is in use, or restores already; nothing was restored. Try again in a moment',
};

const diskFull: Refusal = {
  code: 'unavailable',
  message: 'The disk of the database is full; nothing was restored',
};

const byPostgresCode: Readonly<Record<string, Refusal>> = {
  '55P03': busy,
  '40P01': busy,
  '53100': diskFull,
};

/** A stream that broke off, or that is no gzip. */
function isBrokenStream({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('Z_') || ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code);
}

/** The refusal in what a restore has thrown; null for a fault. */
export function restoreRefusal(error: unknown): Refusal | null {
  if (error instanceof RestoreRefusal) return error.refusal;
  if (error instanceof postgres.PostgresError) return byPostgresCode[error.code] ?? null;
  if (error instanceof DamagedBackupError) return unreadableBackup;
  return error instanceof Error && isBrokenStream(error) ? unreadableBackup : null;
}
