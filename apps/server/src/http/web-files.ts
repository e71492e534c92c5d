import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['encoding'];

/** A file of the built web app, held in memory with the forms that the build compressed. */
export interface WebFile {
  readonly contentType: string;
  readonly plain: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for good. */
  readonly isImmutable: boolean;
}

function load(path: string, isImmutable: boolean): WebFile {
  const { size, mtimeMs } = statSync(path);
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  for (const { encoding, suffix } of ENCODINGS) {
    if (existsSync(path + suffix)) compressed[encoding] = readFileSync(path + suffix);
  }
  return {
    contentType: TYPES[extname(path)] ?? 'application/octet-stream',
    plain: readFileSync(path),
    compressed,
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    isImmutable,
  };
}

/** All files of the built web app by their URL path; an absent folder has none. Paths outside it cannot be asked for. */
export function loadWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ENCODINGS.some(({ suffix }) => entry.name.endsWith(suffix)))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      return [url, load(path, url.startsWith('/assets/'))];
    }),
  );
}
