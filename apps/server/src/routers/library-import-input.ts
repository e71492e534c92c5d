import { questionBodySchema, requiredText, textField } from '@pubquiz/core/schemas';
import { z } from 'zod';

const MOST_QUESTIONS = 2000;
const name = requiredText('A name', 100);
const group = z.object({ name, description: textField('A description', 1000).default('') });

const question = questionBodySchema.extend({
  category: name.nullish(),
  difficulty: name.nullish(),
  tags: z.array(name).max(100, 'A question has at most 100 tags').default([]),
  contributor: name.nullish(),
});

/** What is no such question says why. */
const unreadable = z.unknown().transform((sent) => {
  const issue = question.safeParse(sent).error?.issues[0];
  const isQuestion = issue !== undefined && issue.path.length > 0;
  return { problem: isQuestion ? issue.message : 'This is no question' };
});

/**
 * A part of a library to import. Each question is read by itself, so that one that is wrong is refused alone
 * and not the whole part.
 */
export const libraryImportInput = z.object({
  questions: z
    .array(z.union([question, unreadable]))
    .max(MOST_QUESTIONS, `At most ${MOST_QUESTIONS} questions at once`),
  categories: z.array(group).max(200).default([]),
  difficulties: z.array(group).max(200).default([]),
  tags: z
    .array(group.extend({ isSpecialInterest: z.boolean().default(false) }))
    .max(2000)
    .default([]),
  /** Tells what an import would do and stores nothing. */
  isDryRun: z.boolean().default(false),
});
