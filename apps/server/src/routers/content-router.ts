import { csvBodySchema, markdownBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { anyone } from '../trpc';
import { orThrow } from '../refusal-error';
import { getSettings } from '../use-cases/content/get-settings';
import { importQuestionRows } from '../use-cases/content/import-question-rows';
import { renderContentPage } from '../use-cases/content/render-content-page';
import { renderText } from '../use-cases/content/render-text';

const limited = anyone.use(async ({ ctx, next }) => {
  orThrow(await ctx.deps.limits.content(ctx.address));
  return next();
});

/** Texts of the host and texts to render (wire contract 5); needs no user session. */
export const contentRouter = {
  settings: anyone.query(({ ctx }) => getSettings(ctx.deps)),
  termsAndConditions: limited.query(({ ctx }) => renderContentPage(ctx.deps, 'terms-and-conditions')),
  privacyPolicy: limited.query(({ ctx }) => renderContentPage(ctx.deps, 'privacy-policy')),
  markdown: limited
    .input(markdownBodySchema)
    .mutation(async ({ ctx, input }) => orThrow(await renderText(ctx.deps, input.markdown))),
  importQuestions: limited
    .input(csvBodySchema)
    .mutation(({ ctx, input }) => orThrow(importQuestionRows(ctx.deps, input.csv))),
} satisfies TRPCRouterRecord;
