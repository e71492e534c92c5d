import { z } from 'zod';
import { LIMITS } from '../limits';

/** Markdown to render (wire contract 5). */
export const markdownBodySchema = z.object({
  markdown: z
    .string({ error: 'markdown must be text' })
    .max(LIMITS.markdown, `Markdown has more than ${LIMITS.markdown} characters`),
});

/** Pasted spreadsheet rows (wire contract 5.1). */
export const csvBodySchema = z.object({ csv: z.string({ error: 'csv must be text' }) });

export type MarkdownBody = z.output<typeof markdownBodySchema>;
export type CsvBody = z.output<typeof csvBodySchema>;
