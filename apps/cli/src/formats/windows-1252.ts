/**
 * What Windows-1252 shows for the bytes 0x80 to 0x9F; five of them have no character. (Node 20's own decoder takes them
 * for control characters.)
 */
export const HIGH_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text of bytes in Windows-1252. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const isHigh = byte >= 0x80 && byte <= 0x9f;
    return isHigh ? HIGH_CHARACTERS.charAt(byte - 0x80) : String.fromCharCode(byte);
  }).join('');
}
