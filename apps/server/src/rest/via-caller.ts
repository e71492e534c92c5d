import { TRPCError } from '@trpc/server';
import type { RequestHandler } from 'express';
import { createCaller } from '../app-router';
import type { Caller, Context } from '../context';
import { toTrpcError } from '../refusal-error';
import { answerFailure } from './answer-failure';
import { answerInParts } from './answer-in-parts';
import { fields } from './mappers/body-shape';
import { isRecord } from './mappers/is-record';
import type { RestRoute } from './rest-route';

/** What the REST door takes from the server around it. */
export interface RestDoor {
  readonly createContext: (caller: Caller) => Context;
  /** The client's address, as far as proxies in front are believed. */
  readonly addressOf: (request: Parameters<RequestHandler>[0]) => string;
  /** Gives a browser that calls an auth path its cookie; null clears it. */
  readonly setSessionCookie: (response: Parameters<RequestHandler>[1], userSessionId: string | null) => void;
  /** Told of what is the server's own fault, so that it is logged. */
  readonly onFault: (error: unknown, route: string) => void;
}

/** The path's ids win over what a body says; a body that is no object adds nothing to them. */
function withParams(body: unknown, params: object): unknown {
  if (isRecord(body)) return { ...body, ...params };
  return Object.keys(params).length === 0 ? body : params;
}

function isBadRequest(error: unknown): boolean {
  return error instanceof TRPCError && error.code === 'BAD_REQUEST';
}

/** The input of a call, and what its body has against it. */
interface ReadInput {
  readonly input: unknown;
  readonly problem: TRPCError | null;
}

function readInput(toInput: (body: unknown) => unknown, body: unknown, params: object): ReadInput {
  try {
    return { input: withParams(toInput(body), params), problem: null };
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return { input: withParams({}, params), problem: error };
  }
}

/** Who calls is no input that a schema reads, so what is no id is refused here. */
function userSessionIdOf(input: unknown): string | null {
  if (!isRecord(input) && input !== undefined) {
    throw toTrpcError({ code: 'invalid', message: 'The request body must be an object' });
  }
  const sent = input?.['userSessionId'] ?? null;
  if (sent === null || typeof sent === 'string') return sent;
  const message = 'userSessionId must be text';
  throw toTrpcError({ code: 'invalid', message, issues: [{ path: ['userSessionId'], message }] });
}

/** Answers a documented path with its procedure: 200 with a JSON object, 204 for a DELETE (D21). */
export function viaCaller(route: RestRoute, door: RestDoor): RequestHandler {
  const { toInput, toBodyPath } = route.body ?? fields;
  return async (request, response) => {
    const body: unknown = request.body;
    try {
      const { input, problem } = readInput(toInput, body, request.params);
      const procedures = createCaller(
        door.createContext({
          userSessionId: userSessionIdOf(input),
          address: door.addressOf(request),
          bearer: null,
          isBrowser: false,
          canStartGuest: false,
          handOver: (userSessionId) => door.setSessionCookie(response, userSessionId),
        }),
      );
      const answer = await route.call(procedures, input as never).catch((error: unknown) => {
        // Whoever may not call at all is told so first; the empty input that stood in is nobody's mistake.
        throw problem !== null && isBadRequest(error) ? problem : error;
      });
      if (problem !== null) throw problem;
      if (route.method === 'delete') response.status(204).end();
      else if (route.listInParts !== undefined) await answerInParts(response, answer, route.listInParts);
      else response.json(answer);
    } catch (error) {
      answerFailure(response, error, {
        toBodyPath: (path) => toBodyPath(path, body),
        onFault: (fault) => door.onFault(fault, route.path),
      });
    }
  };
}
