import type { Plugin } from 'vite';

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Moves the style sheets below the shell in the page's body, where they keep nobody from painting it. */
export function sheetsBelowShell(html: string): string {
  const sheets = html.match(SHEET) ?? [];
  const page = html.replace(SHEET, '');
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end).trimEnd()}\n${sheets.join('')}  ${page.slice(end)}`;
}

/** Vite's function that fetches what a page loads later. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

const LATER_SHEET = 'document.head.appendChild(link)';

/** Has later style sheets come after those of the HTML, which the cascade needs; null when there is nothing to change. */
export function laterSheetsLast(helper: string): string | null {
  return helper.includes(LATER_SHEET) ? helper.replace(LATER_SHEET, 'document.body.appendChild(link)') : null;
}

/**
 * The page's shell has its styles in the HTML, and is painted before a style sheet has come. Scripts wait for the
 * sheets all the same: the app is never seen without them.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transform: {
      filter: { id: PRELOAD_HELPER },
      handler(code) {
        return laterSheetsLast(code) ?? this.error('Vite puts style sheets somewhere else now.');
      },
    },
    transformIndexHtml: { order: 'post', handler: sheetsBelowShell },
  };
}
