import { logInBodySchema, signUpBodySchema } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { userSession } from '../procedures';
import { orThrow } from '../refusal-error';
import { anyone } from '../trpc';
import { ensureUserSession } from '../use-cases/auth/ensure-user-session';
import { getCurrentUser } from '../use-cases/auth/get-current-user';
import { logIn } from '../use-cases/auth/log-in';
import { logOut } from '../use-cases/auth/log-out';
import { signUp } from '../use-cases/auth/sign-up';

/** Logins: a guest is made on first need, sign-up and log-in answer a new user session (wire contract 4). */
export const authRouter = {
  current: anyone.query(({ ctx }) => getCurrentUser(ctx.deps, ctx)),
  session: anyone.mutation(async ({ ctx }) => orThrow(await ensureUserSession(ctx.deps, ctx))),
  signUp: anyone
    .input(signUpBodySchema)
    .mutation(async ({ ctx, input }) => orThrow(await signUp(ctx.deps, ctx, input))),
  logIn: anyone
    .input(logInBodySchema)
    .mutation(async ({ ctx, input }) => orThrow(await logIn(ctx.deps, ctx, input))),
  logOut: userSession.mutation(async ({ ctx }) => {
    await logOut(ctx.deps, ctx, ctx.user);
    return {};
  }),
} satisfies TRPCRouterRecord;
