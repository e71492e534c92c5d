import { createHash } from 'node:crypto';

/** The id of an imported question that brings none: made of what it asks, so that no import adds it twice. */
export function idOfKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const groups = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(18, 20),
  ];
  return [...groups, hash.slice(20, 32)].join('-');
}
