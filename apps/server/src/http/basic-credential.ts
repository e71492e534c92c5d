import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** True when an Authorization header carries this `user:password`; the time tells nothing about how much was right. */
export function hasBasicCredential(header: string | undefined, credential: string): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return false;
  return timingSafeEqual(digest(Buffer.from(encoded, 'base64').toString('utf8')), digest(credential));
}
