import type { AddressInfo } from 'node:net';
import { initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import { z } from 'zod';
import './probe';

/** The baseline of a call: the same stack and the same input, and a mutation that does nothing. */
const t = initTRPC.create();
const entry = z.object({
  questionId: z.string(),
  answer: z.string(),
  isConfirmed: z.boolean(),
  sequence: z.number(),
});
const input = z.object({
  sessionId: z.string(),
  teamId: z.string(),
  browserId: z.string(),
  entries: z.array(entry),
});
const router = t.router({
  teamAnswer: t.router({ save: t.procedure.input(input).mutation(() => ({ isDone: true })) }),
});

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.use('/trpc', createExpressMiddleware({ router }));
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
