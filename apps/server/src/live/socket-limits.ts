import type { Refusal } from '@pubquiz/core';

/** Programs and the app upload over HTTP. */
export const MAX_FRAME_BYTES = 16 * 1024;

/** How often a device is asked whether it is still there. */
export const PING_MS = 25_000;

/** What one connection may follow at once. */
export const MOST_SUBSCRIPTIONS = 20;

/** Refuses one subscription more. */
export const TOO_MANY_SUBSCRIPTIONS: Refusal = {
  code: 'too-many-requests',
  message: `A connection has at most ${MOST_SUBSCRIPTIONS} subscriptions`,
};
