/**
 * A backup is gzip over text that a person can read: a line that describes it; for each table a line that names it, its
 * rows as PostgreSQL's COPY writes them, and `\.`; at last a line with the figures and the checksum of all before it.
 */
export const formatName = 'pubquiz-backup';
export const formatVersion = 1;

/** Ends the rows of a table: as a row this text would be escaped. */
export const endOfRows = '\\.\n';

/** A migration as the database remembers it. */
interface AppliedMigration {
  readonly tag: string;
  readonly when: number;
}

/** The first line. */
export interface BackupHeader {
  readonly format: typeof formatName;
  readonly version: number;
  readonly createdTime: string;
  /** The newest migration of the database that was saved. */
  readonly migration: AppliedMigration;
}

/** The line before a table's rows. */
export interface BackupTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Where a sequence was; the number as text, for it may be beyond what JavaScript counts exactly. */
export interface BackupSequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** The last line. */
export interface BackupEnd {
  readonly rowCount: number;
  readonly sequences: readonly BackupSequence[];
  /** Of everything before this line, in hexadecimal. */
  readonly sha256: string;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(line: string): Fields | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** The header, or null for a file that is no backup. Only `format` and `version` are sure in one of a newer format. */
export function parseHeader(line: string): BackupHeader | null {
  const header = fieldsOf(line);
  if (header?.['format'] !== formatName || typeof header['version'] !== 'number') return null;
  if (header['version'] !== formatVersion) return header as unknown as BackupHeader;
  const migration = header['migration'] as Partial<AppliedMigration> | null | undefined;
  const isWhole =
    typeof header['createdTime'] === 'string' &&
    typeof migration?.tag === 'string' &&
    typeof migration.when === 'number';
  return isWhole ? (header as unknown as BackupHeader) : null;
}

/** A line between two tables: another table, or the end; null for anything else. */
export function parsePart(line: string): BackupTable | BackupEnd | null {
  const part = fieldsOf(line);
  const columns = part?.['columns'];
  const hasColumns = Array.isArray(columns) && columns.every((column) => typeof column === 'string');
  if (typeof part?.['table'] === 'string' && hasColumns) return part as unknown as BackupTable;
  const isEnd =
    typeof part?.['rowCount'] === 'number' &&
    typeof part['sha256'] === 'string' &&
    Array.isArray(part['sequences']);
  return isEnd ? (part as unknown as BackupEnd) : null;
}
