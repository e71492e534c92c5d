import type { RequestHandler } from 'express';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Headers of every answer; the paths of team pages are secrets, so no other site learns where somebody came from.
 * What is no page of ours may load nothing and be shown in nothing. `isHttps` keeps browsers from plain HTTP.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${String(ONE_YEAR_SECONDS)}` }),
  });
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
