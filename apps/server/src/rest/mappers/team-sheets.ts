import { unwrap, type BodyShape } from './body-shape';
import { isRecord } from './is-record';
import { tableEntries, tablePath } from './question-table';

/** Where a list of team sheets is, and the table by question id in each of them. */
export interface SheetList {
  /** The key under which the server answers the list. */
  readonly key: string;
  readonly table: string;
}

/** A list of sheets, one a team, as the `teams` that marking procedures take (wire contract 7.5, 7.6). */
export function teamSheets({ key, table }: SheetList): BodyShape {
  function toTeam(sheet: unknown): unknown {
    if (!isRecord(sheet)) return sheet;
    const { teamId, updatedTime } = sheet;
    return { teamId, updatedTime, entries: tableEntries(sheet, table) };
  }
  return {
    toInput(body) {
      const sheets = unwrap(body, key);
      return { teams: Array.isArray(sheets) ? sheets.map(toTeam) : sheets };
    },
    toBodyPath([, team, field, ...rest], body) {
      if (typeof team !== 'number') return [];
      const sheets = unwrap(body, key);
      const sheet: unknown = Array.isArray(sheets) ? sheets[team] : undefined;
      if (field !== 'entries') return field === undefined ? [team] : [team, field, ...rest];
      return [team, ...tablePath(sheet, table, rest)];
    },
  };
}
