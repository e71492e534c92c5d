import { createHash } from 'node:crypto';

/** `'sha256-...'` of every inline style block of a page: the build makes them, so the policy is read from the page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, css]) =>
      `'sha256-${createHash('sha256')
        .update(css ?? '')
        .digest('base64')}'`,
  );
}

/**
 * The policy of every page: no inline script, no foreign script, nobody may frame us. Images come from wherever a
 * quizmaster found them.
 */
export function contentSecurityPolicy(html: string, publicUrl: string): string {
  const socketOrigin = publicUrl.replace(/^http/, 'ws');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    [`style-src 'self'`, ...inlineStyleHashes(html)].join(' '),
    `img-src 'self' http: https: data:`,
    `font-src 'self'`,
    `connect-src 'self' ${socketOrigin}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
