import type { FullLibraryQuestion, LibraryAllowances, ListedLibraryQuestion } from '@pubquiz/core';
import { z } from 'zod';
import { userPermissionRole } from './account-entities';
import { count, entity, id, time } from './entity-registry';
import { answerEntryType, answerSheet, question, session } from './quiz-entities';

const group = { id, name: z.string(), description: z.string().describe('"" if there is none') };

const libraryTagName = entity('LibraryTagName', { id, name: z.string() });

const sorting = {
  libraryCategoryId: z.string().nullable(),
  libraryDifficultyId: z.string().nullable(),
  libraryTags: z.array(libraryTagName).describe('By name'),
};

const answerOptionStrings = z.array(z.string()).describe('Without dashes; empty for free text');

export const listedLibraryQuestion = entity('ListedLibraryQuestion', {
  id,
  question: z.string(),
  imageUrl: z.string(),
  ...sorting,
  answerEntryType,
  answerOptionStrings,
}) satisfies z.ZodType<ListedLibraryQuestion>;

export const libraryQuestion = entity('LibraryQuestion', {
  ...question.shape,
  contributorId: z.string().nullable(),
  ...sorting,
  answerOptionStrings,
}) satisfies z.ZodType<FullLibraryQuestion>;

const allowance = entity('LibraryAllowance', {
  totalCount: count,
  remainingCount: count,
  period: z.literal('day').describe('Begins anew at 00:00 UTC'),
});

export const libraryAllowances = entity('LibraryAllowances', {
  view: allowance,
  borrow: allowance,
}) satisfies z.ZodType<LibraryAllowances>;

export const libraryCategory = entity('LibraryCategory', group);
export const libraryDifficulty = entity('LibraryDifficulty', group);
export const libraryTag = entity('LibraryTag', { ...group, isSpecialInterest: z.boolean() });

export const contributor = entity('Contributor', {
  id,
  userAccountId: z.string().nullable(),
  moniker: z.string(),
});

/** What library questions are sorted by, beside a list of them. */
export const catalogue = {
  libraryCategories: z.array(libraryCategory),
  libraryDifficulties: z.array(libraryDifficulty).describe('From easy to hard'),
  libraryTags: z.array(libraryTag),
};

const sessionOfAccount = entity('SessionOfAccount', {
  ...session.shape,
  teams: z.array(z.strictObject({ name: z.string() })).describe('Names only: the ids are secrets'),
});

const answerSheetOfAccount = entity('AnswerSheetOfAccount', {
  ...answerSheet.shape,
  sessions: z.array(sessionOfAccount).describe('Most recently updated first'),
});

export const userAccount = entity('UserAccount', {
  id,
  username: z.string(),
  userPermissionRoles: z.array(userPermissionRole),
  masterAnswerSheets: z.array(answerSheetOfAccount).describe('Newest first'),
  lastUserLoginTime: time.nullable(),
  lastAdminLoginTime: time.nullable().describe('The last log-in while holding a role'),
  createdTime: time,
  updatedTime: time,
});
