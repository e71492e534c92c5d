import { z } from 'zod';

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f-]{36})$/;
const NO_CURSOR = 'The list cannot be continued from there';

const cursor = z
  .string({ error: NO_CURSOR })
  .regex(CURSOR, NO_CURSOR)
  .transform((text) => {
    const [, time = '', id = ''] = CURSOR.exec(text) ?? [];
    return { time: new Date(time), id };
  })
  .refine(({ time }) => !Number.isNaN(time.getTime()), NO_CURSOR);

/** Which part of a long list is wanted; `cursor` is the `nextCursor` of the part before. */
export const pageInput = z
  .object({ cursor: cursor.nullish(), limit: z.int().min(1).max(100).default(25) })
  .transform(({ cursor: after, ...rest }) => ({ ...rest, after: after ?? null }));

/** The same with a filter: a regular expression (ADMIN-9). */
export const filteredPageInput = z
  .object({
    cursor: cursor.nullish(),
    limit: z.int().min(1).max(100).default(50),
    filter: z.string().max(500, 'The filter has more than 500 characters').default(''),
  })
  .transform(({ cursor: after, ...rest }) => ({ ...rest, after: after ?? null }));

/** For programs, which take more at once. */
export const exportPageInput = z
  .object({ cursor: cursor.nullish(), limit: z.int().min(1).max(2000).default(1000) })
  .transform(({ cursor: after, ...rest }) => ({ ...rest, after: after ?? null }));
