import { LIMITS, ok, refuse, type Result } from '@pubquiz/core';
import { namingId, requiredText } from '@pubquiz/core/schemas';
import { z } from 'zod';
import { parseJson } from './parse-json';

const sessionId = namingId;
const teamId = namingId;

/** What a client may ask for, and what it has to say with it (wire contract 11.1). */
const dataOf = {
  masterSubscribeToSessionAnswerSheets: z.object({
    sessionId,
    userSessionId: z.string({ error: 'userSessionId must be text' }).nullish(),
  }),
  teamSubscribeToTeamSession: z.object({ sessionId }),
  teamSubscribeToTeamAnswerScoreSheet: z.object({ sessionId, teamId }),
  teamSubscribeToTeamAnswerSheet: z.object({
    sessionId,
    teamId,
    browserId: requiredText('browserId', LIMITS.browserId),
  }),
} as const;

export type ClientEventName = keyof typeof dataOf;

/** A subscription that a client asks for. */
export type ClientEvent = {
  [Name in ClientEventName]: { readonly event: Name; readonly data: z.output<(typeof dataOf)[Name]> };
}[ClientEventName];

/** What an error event says beside its sentence: the refused event, and ids as they were sent. */
export interface Refused {
  readonly event: string | null;
  readonly sessionId?: string;
  readonly teamId?: string;
}

/** A frame that could be read, and what it asks for. */
export interface Frame {
  readonly refused: Refused;
  readonly wish: Result<ClientEvent>;
}

const frameSchema = z.object({ event: z.string(), data: z.unknown().optional() });

function isClientEventName(name: string): name is ClientEventName {
  return Object.hasOwn(dataOf, name);
}

function sentIds(data: unknown): Omit<Refused, 'event'> {
  const ids = z
    .object({
      sessionId: z.string().optional().catch(undefined),
      teamId: z.string().optional().catch(undefined),
    })
    .safeParse(data).data;
  return {
    ...(ids?.sessionId !== undefined && { sessionId: ids.sessionId }),
    ...(ids?.teamId !== undefined && { teamId: ids.teamId }),
  };
}

function invalid(message: string): Result<never> {
  return refuse({ code: 'invalid', message });
}

function readWish(event: string, data: unknown): Result<ClientEvent> {
  if (!isClientEventName(event)) return invalid('There is no such event');
  if (data === undefined || data === null) return invalid('The event came without data');
  const parsed = dataOf[event].safeParse(data);
  if (parsed.success) return ok({ event, data: parsed.data } as ClientEvent);
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  return invalid(field === '' ? 'data must be an object' : `data.${field}: ${issue?.message ?? ''}`);
}

/** Reads one text frame of a client (wire contract 11). */
export function readFrame(text: string): Frame {
  const frame = frameSchema.safeParse(parseJson(text)).data;
  if (!frame) {
    const wish = invalid('A frame must be a JSON object like {"event": "...", "data": {...}}');
    return { refused: { event: null }, wish };
  }
  const { event, data } = frame;
  return { refused: { event, ...sentIds(data) }, wish: readWish(event, data) };
}
