import type { Caller, Context } from '../context';

/** The part of a context that use cases may know: who is calling, without the door. */
export function caller(ctx: Context): Caller {
  const { userSessionId, address, bearer, isBrowser, canStartGuest, handOver } = ctx;
  return { userSessionId, address, bearer, isBrowser, canStartGuest, handOver };
}
