/**
 * A Bloom filter over words: `has` is always true for a word that was put in, and wrongly true for about one other in two hundred.
 * The marker uses it only to refuse a tolerance, so that error costs a missed mark, never a wrong one.
 */
export interface WordFilter {
  readonly bits: Uint8Array;
  readonly hashes: number;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads the base64 text of a filter; line breaks in it are skipped. */
export function decodeWordFilter(base64: string, hashes: number): WordFilter {
  const values = new Int8Array(128).fill(-1);
  for (let i = 0; i < BASE64.length; i++) values[BASE64.charCodeAt(i)] = i;
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let length = 0;
  let buffer = 0;
  let held = 0;
  for (let i = 0; i < base64.length; i++) {
    const value = values[base64.charCodeAt(i)] ?? -1;
    if (value < 0) continue;
    buffer = ((buffer << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[length++] = (buffer >> held) & 0xff;
    }
  }
  return { bits: bytes.slice(0, length), hashes };
}

/** Whether the word is (almost certainly) in the filter. */
export function filterHas(filter: WordFilter, word: string): boolean {
  const size = filter.bits.length * 8;
  let first = 0x811c9dc5;
  let second = 0x1000193;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193) >>> 0;
    second = (Math.imul(second, 31) + code) >>> 0;
  }
  second |= 1;
  for (let n = 0; n < filter.hashes; n++) {
    const bit = ((first + Math.imul(n, second)) >>> 0) % size;
    if (((filter.bits[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}
