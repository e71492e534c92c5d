import { z } from 'zod';

/** What an entry has once it is taken out of its object: the question's id. */
export type Keyed<Entry> = Omit<Entry, 'questionId'> & { readonly questionId: string };

/**
 * An object that holds an entry for each question id, read as a list of entries. An entry that names another question
 * than its key is refused (D48).
 */
export function keyedByQuestion<Entry extends { readonly questionId?: string | undefined }>(
  entry: z.ZodType<Entry>,
) {
  return z
    .record(z.string(), entry, { error: 'An object with an entry for each question id is needed' })
    .transform((entries, context): Keyed<Entry>[] =>
      Object.entries(entries).map(([key, value]) => {
        if (value.questionId !== undefined && value.questionId !== key) {
          const message = 'questionId is not the one that the entry is kept under';
          context.addIssue({ code: 'custom', path: [key, 'questionId'], message });
        }
        return { ...value, questionId: key };
      }),
    );
}
