import { toTrpcError } from '../../refusal-error';
import type { IssuePath } from './body-shape';
import { isRecord } from './is-record';

const MISMATCH = 'questionId is not the one that the entry is kept under';

/**
 * A table by question id as the list of entries that procedures take; null for what is no table, which the
 * procedure's schema refuses. Numbers of saves are for our own app only; here the last commit wins.
 * @throws TRPCError 400 when an entry names another question than its key (D48).
 */
export function tableEntries(sheet: Readonly<Record<string, unknown>>, table: string): unknown {
  const entries = sheet[table] ?? {};
  if (!isRecord(entries)) return null;
  return Object.entries(entries).map(([questionId, entry]) => {
    if (!isRecord(entry)) return entry;
    const named = entry['questionId'] ?? questionId;
    if (named !== questionId) {
      const issues = [{ path: [table, questionId, 'questionId'], message: MISMATCH }];
      throw toTrpcError({ code: 'invalid', message: MISMATCH, issues });
    }
    const { sequence: _, ...known } = entry;
    return { ...known, questionId };
  });
}

/** The path of an entry in its table; `path` starts with the entry's place in the list. */
export function tablePath(sheet: unknown, table: string, [place, ...rest]: IssuePath): IssuePath {
  const entries = isRecord(sheet) ? sheet[table] : null;
  const questionId = isRecord(entries) ? Object.keys(entries)[Number(place)] : undefined;
  return questionId === undefined ? [table] : [table, questionId, ...rest];
}
