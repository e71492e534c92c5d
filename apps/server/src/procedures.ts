import { z } from 'zod';
import { isOperatorToken } from './auth/operator-token';
import { requireUserSession } from './auth/require-user-session';
import { orThrow } from './refusal-error';
import { requireAccount, requireRole, type Role } from './use-cases/permissions/require-role';
import { requireOwnSession, requireOwnSheet } from './use-cases/permissions/require-owner';
import { requireTeam } from './use-cases/permissions/require-team';
import { anyone } from './trpc';

import { toTrpcError } from './refusal-error';

const sheetId = z.object({ answerSheetId: z.string() });
const sessionId = z.object({ sessionId: z.string() });
const teamIds = z.object({ sessionId: z.string(), teamId: z.string() });

/** A guest or an account; a browser without any session id becomes a guest here. */
export const userSession = anyone.meta({ permission: 'user session' }).use(async ({ ctx, type, next }) => {
  const user = orThrow(await requireUserSession(ctx, type === 'mutation'));
  return next({ ctx: { user } });
});

/** An account, not a guest (D50). */
export const account = userSession.meta({ permission: 'account' }).use(({ ctx, next }) => {
  const user = orThrow(requireAccount(ctx.user));
  return next({ ctx: { user } });
});

/** The owner of the sheet that `answerSheetId` names. */
export const sheetOwner = userSession
  .meta({ permission: 'sheet owner' })
  .input(sheetId)
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireOwnSheet(ctx.deps, ctx.user, input.answerSheetId));
    return next();
  });

/** The owner of the Session that `sessionId` names (AUTH-17). */
export const sessionOwner = userSession
  .meta({ permission: 'session owner' })
  .input(sessionId)
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireOwnSession(ctx.deps, ctx.user, input.sessionId));
    return next();
  });

/** Whoever knows the secret id of a team of this Session. */
export const team = anyone
  .meta({ permission: 'team' })
  .input(teamIds)
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireTeam(ctx.deps, input));
    return next();
  });

/** An account with this role; without it nothing is told (ADMIN-4). */
export function role(name: Role) {
  return userSession.meta({ permission: `role ${name}` }).use(({ ctx, next }) => {
    orThrow(requireRole(ctx.user, name));
    return next();
  });
}

/** The person who runs the server, proven by the operator token (wire contract 13). */
export const operator = anyone.meta({ permission: 'operator' }).use(({ ctx, next }) => {
  if (!isOperatorToken(ctx.bearer, ctx.deps.settings.operatorToken)) {
    throw toTrpcError({ code: 'unauthenticated', message: 'Missing or wrong operator token' });
  }
  return next();
});
