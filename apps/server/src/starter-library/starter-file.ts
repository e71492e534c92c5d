import { emptyQuestionFields, libraryQuestionProblem } from '@pubquiz/core';
import { chosenId, questionBodySchema, requiredText, textField } from '@pubquiz/core/schemas';
import { z } from 'zod';

const question = questionBodySchema
  .extend({
    id: chosenId,
    difficulty: requiredText('A difficulty', 100),
    tags: z.array(requiredText('A tag', 100)).default([]),
  })
  .superRefine((sent, context) => {
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const message = libraryQuestionProblem({ ...emptyQuestionFields, ...given });
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** A file of the starter library: one category with its questions (content/README.md). */
export const starterFileSchema = z.object({
  category: z.object({
    name: requiredText('A category', 100),
    description: textField('A description', 1000).default(''),
  }),
  questions: z.array(question),
});

export type StarterFile = z.output<typeof starterFileSchema>;
