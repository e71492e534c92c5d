import { ok, refuse, type Result } from '@pubquiz/core';
import type { Context } from '../context';
import { UNKNOWN_USER_SESSION, type UserSession } from './user-session';

/** Starts one guest for all calls of a batch and hands its cookie over. */
async function startGuest(ctx: Context): Promise<Result<UserSession>> {
  const allowed = await ctx.deps.limits.newGuest(ctx.address);
  if (!allowed.ok) return allowed;
  ctx.startedGuest ??= ctx.deps.authSessions.startGuest();
  const user = await ctx.startedGuest;
  ctx.handOver(user.userSessionId);
  return ok(user);
}

/**
 * The live login that a call came with. A browser that sends none becomes a guest with its first write (AUTH-10); an
 * unknown or expired one is refused, so that nothing is saved under another name than the page shows.
 */
export async function requireUserSession(ctx: Context, isMutation: boolean): Promise<Result<UserSession>> {
  if (ctx.userSessionId === null) {
    return isMutation && ctx.canStartGuest ? startGuest(ctx) : refuse(UNKNOWN_USER_SESSION);
  }
  const found = await ctx.deps.authSessions.find(ctx.userSessionId);
  if (found === null) return refuse(UNKNOWN_USER_SESSION);
  const allowed = await ctx.deps.limits.userSession(found.user.userSessionId);
  if (!allowed.ok) return allowed;
  if (found.isRenewed) ctx.handOver(found.user.userSessionId);
  return ok(found.user);
}
