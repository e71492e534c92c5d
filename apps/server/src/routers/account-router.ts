import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { account } from '../procedures';
import { orThrow } from '../refusal-error';
import { changePassword } from '../use-cases/account/change-password';
import { deleteAccount } from '../use-cases/account/delete-account';
import { downloadAccount } from '../use-cases/account/download-account';
import { caller } from './caller';

/** What an account holder does with the own account. */
export const accountRouter = {
  changePassword: account
    .input(z.object({ currentPassword: z.string(), newPassword: z.string() }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await changePassword(ctx.deps, { user: ctx.user, caller: caller(ctx) }, input)),
    ),
  delete: account
    .input(z.object({ password: z.string() }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await deleteAccount(ctx.deps, { user: ctx.user, caller: caller(ctx) }, input)),
    ),
  download: account.query(({ ctx }) => downloadAccount(ctx.deps, ctx.user)),
} satisfies TRPCRouterRecord;
