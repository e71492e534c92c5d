import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { userSession } from '../procedures';
import { anyone } from '../trpc';
import { orThrow } from '../refusal-error';
import { ensureUserSession } from '../use-cases/auth/ensure-user-session';
import { getCurrentUser } from '../use-cases/auth/get-current-user';
import { logIn } from '../use-cases/auth/log-in';
import { logOut } from '../use-cases/auth/log-out';
import { signUp } from '../use-cases/auth/sign-up';
import { caller } from './caller';

const optionalText = z.string().nullish();

/** Logins: a guest is made on first need, sign-up and log-in answer a new user session (wire contract 4). */
export const authRouter = {
  current: anyone.query(({ ctx }) => getCurrentUser(ctx.deps, caller(ctx))),
  session: anyone.mutation(async ({ ctx }) => orThrow(await ensureUserSession(ctx.deps, caller(ctx)))),
  signUp: anyone
    .input(z.object({ username: optionalText, password: optionalText, cheese: optionalText }))
    .mutation(async ({ ctx, input }) => orThrow(await signUp(ctx.deps, caller(ctx), input))),
  logIn: anyone
    .input(z.object({ username: optionalText, password: optionalText }))
    .mutation(async ({ ctx, input }) => orThrow(await logIn(ctx.deps, caller(ctx), input))),
  logOut: userSession.mutation(async ({ ctx }) => {
    await logOut(ctx.deps, caller(ctx), ctx.user);
    return {};
  }),
} satisfies TRPCRouterRecord;
