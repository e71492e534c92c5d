import type { TRPCRouterRecord } from '@trpc/server';
import { z } from 'zod';
import { orThrow } from '../refusal-error';
import { anyone } from '../trpc';
import { ANALYTICS_EVENTS } from '../use-cases/analytics/analytics-events';
import { logEvent } from '../use-cases/analytics/log-event';

const MOST_PROPERTIES = 10;
// A UUID is a team's secret or leads to one; an @ is somebody's address (ANALYTICS-1).
const IDENTIFYING = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|@|\?/i;

const text = z
  .string()
  .max(100, 'A property has at most 100 characters')
  .refine((value) => !IDENTIFYING.test(value), 'A property must not identify anybody');

const properties = z
  .record(
    z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'A property is named with letters'),
    z.union([text, z.number(), z.boolean()]),
  )
  .refine((all) => Object.keys(all).length <= MOST_PROPERTIES, `At most ${MOST_PROPERTIES} properties`);

/** What was done in the app; nothing goes to a third party (ANALYTICS-1). */
export const analyticsRouter = {
  log: anyone
    .input(z.object({ name: z.enum(ANALYTICS_EVENTS), properties: properties.default({}) }))
    .mutation(async ({ ctx, input }) => orThrow(await logEvent(ctx.deps, ctx, input))),
} satisfies TRPCRouterRecord;
