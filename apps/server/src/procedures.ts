import type { PermissionRole } from '@pubquiz/core';
import { namingId } from '@pubquiz/core/schemas';
import { z } from 'zod';
import { isOperatorToken } from './auth/operator-token';
import { requireUserSession } from './auth/require-user-session';
import { orThrow, toTrpcError } from './refusal-error';
import { anyone } from './trpc';
import { requireOwnSession, requireOwnSheet } from './use-cases/permissions/require-owner';
import { requireAccount, requireRole } from './use-cases/permissions/require-role';
import { requireTeam } from './use-cases/permissions/require-team';

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
  .input(z.object({ answerSheetId: namingId }))
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireOwnSheet(ctx.deps, ctx.user, input.answerSheetId));
    return next();
  });

/** The owner of the Session that `sessionId` names (AUTH-17). */
export const sessionOwner = userSession
  .meta({ permission: 'session owner' })
  .input(z.object({ sessionId: namingId }))
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireOwnSession(ctx.deps, ctx.user, input.sessionId));
    return next();
  });

/** Whoever knows the secret id of a team of this Session. */
export const team = anyone
  .meta({ permission: 'team' })
  .input(z.object({ sessionId: namingId, teamId: namingId }))
  .use(async ({ ctx, input, next }) => {
    orThrow(await requireTeam(ctx.deps, input));
    return next();
  });

/** An account with this role; without it nothing is told (ADMIN-4). */
export function role(name: PermissionRole) {
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
