import { z } from 'zod';
import { LIMITS } from '../limits';
import { namingId } from './fields';
import { questionFieldsSchema } from './question-body';

/** The library questions to borrow (wire contract 9.2); repeats count once. */
export const borrowBodySchema = z.object({
  libraryQuestionIds: z
    .array(namingId, { error: 'libraryQuestionIds must be a list of ids' })
    .min(1, 'Choose at least one question to borrow')
    .max(LIMITS.idsPerBorrow, `At most ${LIMITS.idsPerBorrow} questions can be borrowed at once`)
    .transform((ids) => [...new Set(ids)]),
});

/** A library question as an editor saves it; absent fields stay or get their default (wire contract 10). */
export const libraryQuestionFieldsSchema = questionFieldsSchema.extend({
  contributorId: namingId.nullish(),
  libraryCategoryId: namingId.nullish(),
  libraryDifficultyId: namingId.nullish(),
  libraryTags: z
    .array(z.object({ id: namingId }), { error: 'libraryTags must be a list' })
    .max(LIMITS.tagsPerLibraryQuestion, `A question has at most ${LIMITS.tagsPerLibraryQuestion} tags`)
    .optional(),
});

export const libraryQuestionBodySchema = z.object({
  libraryQuestion: libraryQuestionFieldsSchema,
});

export type BorrowBody = z.output<typeof borrowBodySchema>;
export type LibraryQuestionFieldsBody = z.output<typeof libraryQuestionFieldsSchema>;
export type LibraryQuestionBody = z.output<typeof libraryQuestionBodySchema>;
