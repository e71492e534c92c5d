import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('the address that limits count by', () => {
  test.each([
    ['the peer, when no proxy is trusted', request('192.0.2.1', '198.51.100.7'), 0, '192.0.2.1'],
    ['what the one trusted proxy says', request('10.0.0.1', '198.51.100.7'), 1, '198.51.100.7'],
    [
      'not what a client invents before the proxy',
      request('10.0.0.1', '1.1.1.1, 198.51.100.7'),
      1,
      '198.51.100.7',
    ],
    ['the peer, when a trusted proxy says nothing', request('10.0.0.1'), 1, '10.0.0.1'],
    ['the IPv4 address inside an IPv6 one', request('::ffff:192.0.2.1'), 0, '192.0.2.1'],
    ['the network of an IPv6 address', request('2001:db8:1:2:aaaa::1'), 0, '2001:db8:1:2'],
    ['the network of a short IPv6 address', request('2001:db8::1'), 0, '2001:db8:0:0'],
    ['the loopback of IPv6', request('::1'), 0, '0:0:0:0'],
  ])('is %s', (...[, req, trusted, address]) => {
    expect(clientAddress(req, trusted)).toBe(address);
  });
});
