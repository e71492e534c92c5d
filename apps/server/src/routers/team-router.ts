import { joinTeamBodySchema, namingId } from '@pubquiz/core/schemas';
import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { sessionOwner, team } from '../procedures';
import { anyone } from '../trpc';
import { orThrow } from '../refusal-error';
import { deleteTeam } from '../use-cases/team/delete-team';
import { getInvitation } from '../use-cases/team/get-invitation';
import { getTeam } from '../use-cases/team/get-team';
import { joinTeam } from '../use-cases/team/join-team';
import { listTeams } from '../use-cases/team/list-teams';

/** Teams of a Session: joining needs no account, the team id is the secret (wire contract 8.1, 8.2, 7.2, 7.3). */
export const teamRouter = {
  invitation: anyone
    .input(z.object({ sessionId: namingId }))
    .query(async ({ ctx, input }) => orThrow(await getInvitation(ctx.deps, input))),
  join: anyone
    .input(joinTeamBodySchema.extend({ sessionId: namingId }))
    .mutation(async ({ ctx, input }) => orThrow(await joinTeam(ctx.deps, input))),
  get: team.query(async ({ ctx, input }) => orThrow(await getTeam(ctx.deps, input))),
  list: sessionOwner.query(async ({ ctx, input }) => orThrow(await listTeams(ctx.deps, input))),
  delete: sessionOwner
    .input(z.object({ teamId: namingId }))
    .mutation(async ({ ctx, input }) => orThrow(await deleteTeam(ctx.deps, input))),
} satisfies TRPCRouterRecord;
