import { z } from 'zod';

/** The named schemas of the document: each becomes one component that others refer to. */
export const entities = z.registry<{ readonly id: string }>();

/** An object of the server's answers; it never has a field that the document does not name. */
export function entity<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.strictObject(shape).register(entities, { id });
}

export const id = z.string().describe('A UUID, lower case');
export const time = z.iso.datetime().describe('ISO 8601 UTC with milliseconds');
export const count = z.int().min(0).max(1_000_000);
