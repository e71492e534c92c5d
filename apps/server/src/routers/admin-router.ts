import { libraryQuestionFieldsSchema, namingId } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { role } from '../procedures';
import { orThrow } from '../refusal-error';
import { getAnalytics } from '../use-cases/admin/get-analytics';
import { deleteLibraryQuestion } from '../use-cases/admin/delete-library-question';
import { getEditorCatalogue } from '../use-cases/admin/get-editor-catalogue';
import { listLibraryQuestions } from '../use-cases/admin/list-library-questions';
import { listUserAccounts } from '../use-cases/admin/list-user-accounts';
import { pageAnswerSheets } from '../use-cases/admin/page-answer-sheets';
import { pageLibraryQuestions } from '../use-cases/admin/page-library-questions';
import { pageUserAccounts } from '../use-cases/admin/page-user-accounts';
import { saveLibraryQuestion } from '../use-cases/admin/save-library-question';
import { exportLibrary } from '../use-cases/operator/export-library';
import { importLibrary } from '../use-cases/operator/import-library';
import { libraryImportInput } from './library-import-input';
import { exportPageInput, filteredPageInput, pageInput } from './page-input';

const accountEdit = role('accountEdit');
const libraryEdit = role('libraryEdit');
const libraryQuestion = libraryQuestionFieldsSchema;
const questionId = namingId;

/** The admin area (wire contract 10). What lists everything comes in parts, each with some of the list. */
export const adminRouter = {
  userAccounts: accountEdit.query(({ ctx }) => listUserAccounts(ctx.deps)),
  userAccountsPage: accountEdit.input(pageInput).query(({ ctx, input }) => pageUserAccounts(ctx.deps, input)),
  answerSheetsPage: accountEdit.input(pageInput).query(({ ctx, input }) => pageAnswerSheets(ctx.deps, input)),
  analytics: accountEdit
    .input(z.object({ days: z.int().min(1).max(366).default(30) }))
    .query(({ ctx, input }) => getAnalytics(ctx.deps, input)),
  libraryQuestions: libraryEdit.query(({ ctx }) => listLibraryQuestions(ctx.deps)),
  libraryQuestionsPage: libraryEdit
    .input(filteredPageInput)
    .query(({ ctx, input }) => pageLibraryQuestions(ctx.deps, input)),
  libraryCatalogue: libraryEdit.query(({ ctx }) => getEditorCatalogue(ctx.deps)),
  createLibraryQuestion: libraryEdit
    .input(z.object({ libraryQuestion }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await saveLibraryQuestion(ctx.deps, { ...input, questionId: null })),
    ),
  updateLibraryQuestion: libraryEdit
    .input(z.object({ questionId, libraryQuestion }))
    .mutation(async ({ ctx, input }) => orThrow(await saveLibraryQuestion(ctx.deps, input))),
  deleteLibraryQuestion: libraryEdit
    .input(z.object({ questionId }))
    .mutation(async ({ ctx, input }) => orThrow(await deleteLibraryQuestion(ctx.deps, input))),
  importLibrary: libraryEdit
    .input(libraryImportInput)
    .mutation(({ ctx, input }) => importLibrary(ctx.deps, input)),
  exportLibrary: libraryEdit.input(exportPageInput).query(({ ctx, input }) => exportLibrary(ctx.deps, input)),
} satisfies TRPCRouterRecord;
