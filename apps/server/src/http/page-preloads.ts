import type { WebFile } from './web-files';

const MANIFEST = '/.vite/manifest.json';

/** The pages that phones open on a pub's Wi-Fi, and the module that the app loads for them. */
const ROUTES = [
  { path: /^\/team\/invitation\/[^/]+\/?$/, module: 'src/app/routes/invitation-route.tsx' },
  { path: /^\/team\/game\/[^/]+\/team\/[^/]+\/?$/, module: 'src/app/routes/team-game-route.tsx' },
] as const;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and all that it imports. */
function closure(manifest: Manifest, key: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, found);
  return found;
}

function linkHeader(manifest: Manifest, module: string): string {
  const inPage = closure(manifest, 'index.html');
  const chunks = [...closure(manifest, module)]
    .filter((key) => !inPage.has(key))
    .flatMap((key) => manifest[key] ?? []);
  const scripts = chunks.map(({ file }) => `</${file}>; rel=modulepreload`);
  const styles = chunks
    .flatMap(({ css = [] }) => css)
    .map((file) => `</${file}>; rel=preload; as=style; crossorigin`);
  return [...styles, ...scripts].join(', ');
}

/**
 * What a team's page needs beside what the HTML names, as a `Link` header: a phone asks for it with the rest, rather
 * than after it has run the first script. Answers undefined for every other page, and without a built web app.
 */
export function pagePreloads(files: ReadonlyMap<string, WebFile>): (path: string) => string | undefined {
  const file = files.get(MANIFEST);
  if (file === undefined) return () => undefined;
  const manifest = JSON.parse(file.plain.toString('utf8')) as Manifest;
  const headers = ROUTES.map(({ path, module }) => ({ path, header: linkHeader(manifest, module) }));
  return (asked) => headers.find(({ path, header }) => header !== '' && path.test(asked))?.header;
}
