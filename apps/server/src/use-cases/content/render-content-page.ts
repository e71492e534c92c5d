import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMarkdown } from '../../content/render-markdown';
import type { Deps } from '../../deps';

export type ContentPage = 'terms-and-conditions' | 'privacy-policy';

/** A page of the host as HTML, read anew each time so that an edit shows at once (STATIC-4). */
export async function renderContentPage(
  { settings }: Pick<Deps, 'settings'>,
  page: ContentPage,
): Promise<{ html: string }> {
  const markdown = await readFile(join(settings.contentDir, 'pages', `${page}.md`), 'utf8');
  return { html: renderMarkdown(markdown) };
}
