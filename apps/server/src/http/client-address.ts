import type { IncomingHttpHeaders } from 'node:http';

/** What says where a request came from. */
export interface SentFrom {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** One household or pub has a /64 of IPv6: its many addresses count as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  const full = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...(tail?.split(':') ?? []),
  ];
  return full.slice(0, 4).join(':').toLowerCase();
}

/**
 * The address that rate limits count by. With `trustedProxies` hops, that many of the last forwarded addresses are
 * believed (TRUST_PROXY); the default believes none.
 */
export function clientAddress(req: SentFrom, trustedProxies: number): string {
  const own = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(own);
  const header = req.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [...forwarded, own];
  const believed = Math.min(trustedProxies, hops.length - 1);
  return networkOf(hops[hops.length - 1 - believed] ?? 'unknown');
}
