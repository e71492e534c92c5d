const QUOTE = '"';
const TAB = '\t';

interface Cell {
  readonly text: string;
  /** Where the cell ends in the text: at a tab, a line end or the end. */
  readonly end: number;
}

function isCellEnd(text: string, index: number): boolean {
  return (
    index >= text.length || text[index] === TAB || text[index] === '\n' || text.startsWith('\r\n', index)
  );
}

function plainCell(text: string, start: number): Cell {
  let end = start;
  while (!isCellEnd(text, end)) end += 1;
  return { text: text.slice(start, end), end };
}

/** The cell in quotes that starts here; null when the quote closes nowhere, or in the middle of other text. */
function quotedCell(text: string, start: number): Cell | null {
  if (text[start] !== QUOTE) return null;
  let closing = text.indexOf(QUOTE, start + 1);
  while (closing !== -1 && text[closing + 1] === QUOTE) closing = text.indexOf(QUOTE, closing + 2);
  if (closing === -1 || !isCellEnd(text, closing + 1)) return null;
  return { text: text.slice(start + 1, closing).replaceAll('""', QUOTE), end: closing + 1 };
}

/**
 * The rows and cells of what a spreadsheet puts on the clipboard: cells between tabs, rows between LF or CRLF. A cell
 * in double quotes may hold tabs, line breaks and doubled quotes; any other quote is plain text (IMP-14, D60).
 */
export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  let index = 0;
  for (;;) {
    const cell = quotedCell(text, index) ?? plainCell(text, index);
    rows.at(-1)?.push(cell.text);
    if (cell.end >= text.length) return rows;
    const isRowEnd = text[cell.end] !== TAB;
    if (isRowEnd) rows.push([]);
    index = cell.end + (text[cell.end] === '\r' ? 2 : 1);
  }
}
