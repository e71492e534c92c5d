import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { safeLinks } from './safe-links';

const schema = {
  ...defaultSchema,
  // Form fields of task lists and everything that could name or claim elements of the page stay out.
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => name !== 'input' && name !== 'picture' && name !== 'source',
  ),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: ['script', 'style'],
};

const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // HTML in the text is read as HTML, so that what is forbidden goes with everything in it.
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(safeLinks)
  .use(rehypeStringify)
  .freeze();

/** Markdown as HTML, reduced to an allow-list: no scripts, styles, event handlers, forms or frames (PROD-4, D11). */
export function renderMarkdown(markdown: string): string {
  return pipeline.processSync(markdown).toString();
}

/** The same; null for a text that is nested too deeply to be rendered. */
export function renderOrNull(markdown: string): string | null {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
