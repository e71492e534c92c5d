import type { z } from 'zod';

/** What the document says about one call; the path table says where it is. */
export interface Operation {
  /** One line for the table of contents. */
  readonly summary: string;
  readonly description?: string;
  readonly body?: z.ZodType;
  /** The body of an example call. */
  readonly example?: unknown;
  /** The body may be left out altogether. */
  readonly isBodyOptional?: boolean;
  /** null: 204 without a body. */
  readonly answer: z.ZodType | null;
  /** Refusals beside those that every call has. */
  readonly refusals: readonly number[];
}

/** By method and path as in the path table: `get /content/privacy-policy`. */
export type Operations = Readonly<Record<string, Operation>>;
