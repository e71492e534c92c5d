import { ok, refuse, type Result } from '@pubquiz/core';
import { renderMarkdown } from '../../content/render-markdown';

const MAX_MARKDOWN_LENGTH = 100_000;

/** Markdown of a preview as sanitised HTML; over 100000 characters it is refused (REST-16). */
export function renderMarkdownText(markdown: string): Result<{ html: string }> {
  if (markdown.length > MAX_MARKDOWN_LENGTH) {
    const message = `The text is longer than ${String(MAX_MARKDOWN_LENGTH)} characters`;
    return refuse({ code: 'invalid', message, issues: [{ path: ['markdown'], message }] });
  }
  return ok({ html: renderMarkdown(markdown) });
}
