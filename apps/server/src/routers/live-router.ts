import { namingId } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sessionOwner, team } from '../procedures';
import { anyone } from '../trpc';
import { watchQuizmaster, watchSession, watchTeam } from '../live/trpc-feed';

const resume = z.object({ lastEventId: z.string().nullish() });

/** The feeds: the present state first, then what changes, each tracked with the Session's version. */
export const liveRouter = {
  session: anyone
    .input(z.object({ sessionId: namingId }).extend(resume.shape))
    .subscription(({ ctx, input, signal }) => watchSession(ctx.deps.hub, input, signal)),
  team: team.input(resume).subscription(({ ctx, input, signal }) => watchTeam(ctx.deps.hub, input, signal)),
  quizmaster: sessionOwner.input(resume).subscription(({ ctx, input, signal }) =>
    watchQuizmaster(ctx.deps.hub, input, {
      loginEnd: (onEnd) => ctx.deps.logins.watch(ctx.user.userSessionId, onEnd),
      signal,
    }),
  ),
} satisfies TRPCRouterRecord;
