import { decodeWindows1252 } from './windows-1252';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const NEWLINE = 0x0a;

/** A file's text, and how many of its lines were not UTF-8. */
export interface DecodedText {
  readonly text: string;
  readonly windows1252LineCount: number;
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1) break;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  yield bytes.subarray(start);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes UTF-8 with or without a byte order mark. A line that is no UTF-8 is read as Windows-1252: collections that
 * grew over years mix both, and no text of Windows-1252 with letters beyond ASCII is UTF-8 by accident.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const whole = decodeUtf8(bytes);
  if (whole !== null) return { text: whole.replace(/^\uFEFF/, ''), windows1252LineCount: 0 };
  let windows1252LineCount = 0;
  const lines = [...linesOf(bytes)].map((line) => {
    const text = decodeUtf8(line);
    if (text !== null) return text;
    windows1252LineCount += 1;
    return decodeWindows1252(line);
  });
  return { text: lines.join('\n').replace(/^\uFEFF/, ''), windows1252LineCount };
}
