import type { RequestId } from './feed-frames';

/** A client wants a feed. */
export interface FeedRequest {
  readonly id: RequestId;
  readonly path: string;
  readonly input: unknown;
}

const FEEDS: readonly string[] = ['live.session', 'live.team', 'live.quizmaster'];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(id: unknown): id is RequestId {
  return typeof id === 'number' || typeof id === 'string';
}

/** Reads a message that asks for a feed; null for anything else, which tRPC's own adapter judges. */
export function readFeedRequest(message: unknown): FeedRequest | null {
  if (!isObject(message) || message['method'] !== 'subscription') return null;
  const { id, params, jsonrpc } = message;
  if (!isId(id) || jsonrpc !== undefined || !isObject(params)) return null;
  const { path, input, lastEventId } = params;
  if (typeof path !== 'string' || !FEEDS.includes(path)) return null;
  if (lastEventId === undefined) return { id, path, input };
  if (typeof lastEventId !== 'string' || !isObject(input)) return null;
  return { id, path, input: { ...input, lastEventId } };
}

/** The subscription that a message stops; null for any other message. */
export function readStop(message: unknown): RequestId | null {
  if (!isObject(message) || message['method'] !== 'subscription.stop') return null;
  const { id } = message;
  return isId(id) ? id : null;
}

/** Reads the connection parameters; undefined when tRPC's own adapter should say what is wrong with them. */
export function readConnectionParams(message: unknown): Readonly<Record<string, string>> | null | undefined {
  if (!isObject(message)) return undefined;
  const { data } = message;
  if (data === null) return null;
  const isReadable = isObject(data) && Object.values(data).every((value) => typeof value === 'string');
  return isReadable ? (data as Readonly<Record<string, string>>) : undefined;
}
