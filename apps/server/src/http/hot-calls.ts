import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { appRouter } from '../app-router';
import type { Context } from '../context';
import type { FailedCall } from '../log-fault';

/** What a whole pub does in the same second. */
const HOT_CALLS: ReadonlySet<string> = new Set(['/teamAnswer.save']);
/** Larger bodies, and those of unknown length, are for tRPC's own adapter. */
const MOST_BYTES = 64 * 1024;
const { _config: config } = appRouter._def;

export interface HotCallOptions {
  readonly createContext: (opts: { readonly req: Request; readonly res: Response }) => Context;
  readonly onError: (failed: FailedCall) => void;
}

interface Answer {
  readonly status: number;
  readonly json: object;
}

function isBatchOfOne({ originalUrl }: Request): boolean {
  return originalUrl.endsWith('?batch=1');
}

/** A plain call, or a batch of one, as the official client sends them. */
function isHot(req: Request): boolean {
  const { headers } = req;
  return (
    req.method === 'POST' &&
    HOT_CALLS.has(req.path) &&
    (isBatchOfOne(req) || !req.originalUrl.includes('?')) &&
    headers['content-type']?.startsWith('application/json') === true &&
    Number(headers['content-length'] ?? Infinity) <= MOST_BYTES &&
    headers['trpc-accept'] === undefined &&
    headers.accept?.includes('jsonl') !== true
  );
}

function readBody(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.on('error', reject);
  });
}

function parseInput(body: string, isBatch: boolean): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: (cause as Error).message, cause });
  }
  if (!isBatch) return parsed;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: '"input" needs to be an object when doing a batch call',
    });
  }
  return (parsed as Readonly<Record<string, unknown>>)['0'];
}

/**
 * The few mutations that come by the thousand, in tRPC's wire format over HTTP: the same procedure and the same answers
 * as through tRPC's own adapter, without the request, streams and abort signals of the web that it makes for each call.
 * Everything else is handed on.
 */
export function hotCalls({ createContext, onError }: HotCallOptions): RequestHandler {
  async function answer(req: Request, res: Response): Promise<Answer> {
    const path = req.path.slice(1);
    const body = await readBody(req);
    let ctx: Context | undefined;
    let input: unknown;
    try {
      ctx = createContext({ req, res });
      const data: unknown = await callTRPCProcedure({
        router: appRouter,
        path,
        getRawInput: () => Promise.resolve((input = parseInput(body, isBatchOfOne(req)))),
        ctx,
        type: 'mutation',
        signal: undefined,
        batchIndex: 0,
      });
      return { status: 200, json: { result: { data } } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      onError({ error, path });
      const shape: unknown = getTRPCErrorShape({ config, error, type: 'mutation', path, input, ctx });
      return { status: getHTTPStatusCodeFromError(error), json: { error: shape } };
    }
  }

  return (req, res, next) => {
    if (!isHot(req)) {
      next();
      return;
    }
    answer(req, res).then(
      ({ status, json }) => {
        res.statusCode = status;
        res.setHeader('Vary', 'trpc-accept, accept');
        res.setHeader('Content-Type', 'application/json');
        res.setHeader('Cache-Control', 'no-store');
        const text = JSON.stringify(json);
        res.end(isBatchOfOne(req) ? `[${text}]` : text);
      },
      (error: unknown) => {
        // Who has gone in the middle of a call waits for no answer.
        if (!req.destroyed) next(error);
      },
    );
  };
}
