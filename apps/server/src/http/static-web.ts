import type { RequestHandler, Response } from 'express';
import { contentSecurityPolicy } from './content-security-policy';
import { isPagePath } from './page-paths';
import { pagePreloads } from './page-preloads';
import type { Encoding, WebFile } from './web-files';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

function bestEncoding(file: WebFile, accepted: string): Encoding | null {
  const names = accepted.split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name) && file.compressed[name]) ?? null;
}

function send(res: Response, file: WebFile, accepted: string): void {
  const encoding = bestEncoding(file, accepted);
  res.setHeader('Content-Type', file.contentType);
  res.setHeader('Cache-Control', file.isImmutable ? FOR_GOOD : ASK_EACH_TIME);
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('ETag', encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`));
  if (encoding !== null) res.setHeader('Content-Encoding', encoding);
  // express answers 304 by itself when the browser's ETag is this one.
  res.send(encoding === null ? file.plain : file.compressed[encoding]);
}

/**
 * Serves the built web app: its files by name, and its one page for every path that the app knows. An unknown path
 * gets the same page with 404, so that the app can say so.
 */
export function serveWeb(files: ReadonlyMap<string, WebFile>, publicUrl: string): RequestHandler {
  const page = files.get('/index.html');
  const policy = contentSecurityPolicy(page?.plain.toString('utf8') ?? '', publicUrl);
  const preloadsOf = pagePreloads(files);

  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const accepted = req.get('accept-encoding') ?? '';
    const file = req.path === '/index.html' ? undefined : files.get(req.path);
    if (file) {
      send(res, file, accepted);
      return;
    }
    // A missing file with a name that a browser asks for by itself must not get a page.
    if (!page || req.path.startsWith('/assets/') || !req.accepts('html')) {
      next();
      return;
    }
    res.status(isPagePath(req.path) ? 200 : 404);
    res.setHeader('Content-Security-Policy', policy);
    const preloads = preloadsOf(req.path);
    if (preloads !== undefined) res.setHeader('Link', preloads);
    send(res, page, accepted);
  };
}
