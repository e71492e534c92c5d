import { signUpBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { account } from '../procedures';
import { orThrow } from '../refusal-error';
import { changePassword } from '../use-cases/account/change-password';
import { deleteAccount } from '../use-cases/account/delete-account';
import { downloadAccount } from '../use-cases/account/download-account';

const newPassword = signUpBodySchema.shape.password;
const currentPassword = z.string().max(1000);

/** What an account holder does with the own account. */
export const accountRouter = {
  changePassword: account
    .input(z.object({ currentPassword, newPassword }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await changePassword(ctx.deps, { user: ctx.user, caller: ctx }, input)),
    ),
  delete: account
    .input(z.object({ password: currentPassword }))
    .mutation(async ({ ctx, input }) =>
      orThrow(await deleteAccount(ctx.deps, { user: ctx.user, caller: ctx }, input)),
    ),
  download: account.query(({ ctx }) => downloadAccount(ctx.deps, ctx.user)),
} satisfies TRPCRouterRecord;
