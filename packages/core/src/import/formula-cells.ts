/** What makes a spreadsheet take a cell for a formula: some look behind spaces, some know the wide signs, too. */
const FORMULA = /^[\s']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^'*[\t\r\n]/;
const AS_TEXT = "'";

/** A cell that no spreadsheet executes: what could be a formula gets an apostrophe in front. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? AS_TEXT + text : text;
}

/** The text in a cell as `harmlessCell` wrote it; one that it left alone stays as it is. */
export function textOfCell(cell: string): string {
  return cell.startsWith(AS_TEXT) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
