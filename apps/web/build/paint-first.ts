import type { Plugin } from 'vite';

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Moves the style sheets below the shell in the page's body, where they keep nobody from painting it. */
export function sheetsBelowShell(html: string): string {
  const sheets = html.match(SHEET) ?? [];
  const page = html.replace(SHEET, '');
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end).trimEnd()}\n${sheets.join('')}  ${page.slice(end)}`;
}

/**
 * The page's shell has its styles in the HTML, and is painted before a style sheet has come. Scripts wait for the
 * sheets all the same: the app is never seen without them.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: sheetsBelowShell },
  };
}
