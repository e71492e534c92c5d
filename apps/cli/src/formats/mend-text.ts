import { HIGH_CHARACTERS } from './windows-1252';

const CONTINUATION = `[${HIGH_CHARACTERS}\u00a0-\u00bf]`;
const QUOTE_OR_DASH = /[‘’“”–—]/;

/**
 * UTF-8 that was read as Windows-1252: a letter that starts a sequence, then as many of its further bytes as it
 * announces. Only beginnings that no written text has: `Ã` before a sign, `Â` before a sign, `â` before two, and a
 * capital `Ä` or `Å` before a sign and after a small letter.
 */
const TWICE_ENCODED = new RegExp(
  `Ã${CONTINUATION}|Â[\u00a0-\u00bf]|â${CONTINUATION}{2}|(?<=\\p{Ll})[ÄÅ]${CONTINUATION}`,
  'gu',
);
/** The closing quotation mark's last byte has no character, so it was lost as a question mark. */
const LOST_CLOSING_QUOTE = /“([^“”]*?)â€\?/g;

const decoder = new TextDecoder('utf-8', { fatal: true });

function byteOf(character: string): number {
  const index = HIGH_CHARACTERS.indexOf(character);
  return index === -1 ? character.charCodeAt(0) : 0x80 + index;
}

function decodeSequence(sequence: string, following: string): string {
  // A capital Ã at the end of a quoted word is a letter; within a word a quotation mark is none.
  const isCertain =
    !sequence.startsWith('Ã') || !QUOTE_OR_DASH.test(sequence) || /^[\p{L}\p{N}]/u.test(following);
  if (!isCertain) return sequence;
  try {
    return decoder.decode(Uint8Array.from(sequence, byteOf));
  } catch {
    return sequence;
  }
}

/** Mends what is certain: text that was encoded twice, and characters that nobody can see. Anything else stays. */
export function mendText(text: string): string {
  const visible = text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g, '');
  return visible
    .replace(TWICE_ENCODED, (sequence, offset: number) =>
      decodeSequence(sequence, visible.slice(offset + sequence.length, offset + sequence.length + 2)),
    )
    .replace(LOST_CLOSING_QUOTE, '“$1”')
    .replace(/[\u0080-\u009f]/g, '');
}
