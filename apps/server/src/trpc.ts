import { isDatabaseAway } from '@pubquiz/db';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { Context } from './context';
import { errorBody } from './error-body';
import { toTrpcError } from './refusal-error';

/** Who may call a procedure; the permission matrix and the generated page read it. */
export type Permission =
  | 'anyone'
  | 'user session'
  | 'account'
  | 'sheet owner'
  | 'session owner'
  | 'team'
  | 'role accountEdit'
  | 'role libraryEdit'
  | 'operator';

export interface ProcedureMeta {
  readonly permission: Permission;
  /** One sentence for the generated page. */
  readonly about?: string;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    defaultMeta: { permission: 'anyone' },
    errorFormatter({ shape, error }) {
      const body = errorBody(error);
      const { code, httpStatus } = shape.data;
      return { ...shape, message: body.error, data: { code, httpStatus, ...body } };
    },
  });

const REFUSALS: ReadonlySet<TRPCError['code']> = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS']);

/**
 * Looks at how a call that failed has failed. One step of the procedure for all of it: tRPC copies the options at
 * every step, which a crowd that comes back in the same second would feel.
 */
const lookAtFailure = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { error } = result;
  // Whoever looks for an attack finds who was refused what; quiet by default, as a flood would write the disk full.
  if (REFUSALS.has(error.code)) {
    ctx.deps.log.debug({ procedure: path, code: error.code, address: ctx.address }, 'A call was refused');
  }
  // A database that is away is no fault of the call: the caller may try again (503).
  if (isDatabaseAway(error.cause)) {
    throw toTrpcError({ code: 'unavailable', message: 'Try again', retryAfterSeconds: 1 });
  }
  return result;
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anyone may call; every other builder is made of this one. */
export const anyone = t.procedure.use(lookAtFailure);
