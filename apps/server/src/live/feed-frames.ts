import type { FeedUpdate } from './feed-update';

/** How a client names one of its subscriptions. */
export type RequestId = number | string;

/** The end of an update's message, and the whole frame for each id that asked. */
interface Frames {
  readonly tail: Buffer;
  readonly byId: Map<RequestId, Buffer>;
}

/** Thousands of devices in a row ask for the same one. */
let last: { readonly id: RequestId; readonly update: FeedUpdate; readonly frame: Buffer } | null = null;

const framesOf = new WeakMap<FeedUpdate, Frames>();

const FINAL_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

function frameHeader(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([FINAL_TEXT, length]);
  const header = Buffer.alloc(length <= MEDIUM ? 4 : 10);
  header[0] = FINAL_TEXT;
  header[1] = length <= MEDIUM ? 126 : 127;
  if (length <= MEDIUM) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/** A server's text message as it goes over the wire: one frame, without a mask (RFC 6455, 5.2). */
function textFrame(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([frameHeader(length), ...parts]);
}

function resultMessage(id: RequestId, type: 'started' | 'stopped'): string {
  return `{"id":${JSON.stringify(id)},"result":{"type":"${type}"}}`;
}

/** Says that a subscription runs, ready for the wire as its data are: both go out together. */
export function startedFrame(id: RequestId): Buffer {
  return textFrame([Buffer.from(resultMessage(id, 'started'))]);
}

/** Says that a subscription has ended. */
export function stoppedMessage(id: RequestId): string {
  return resultMessage(id, 'stopped');
}

function framesFor(update: FeedUpdate): Frames {
  const known = framesOf.get(update);
  if (known) return known;
  const version = JSON.stringify(String(update.version));
  const tail = Buffer.from(`"id":${version},"data":{"id":${version},"data":${update.json()}}}}`);
  const frames = { tail, byId: new Map<RequestId, Buffer>() };
  framesOf.set(update, frames);
  return frames;
}

/**
 * An update as tRPC sends a tracked value, ready for the wire. The bytes are made once: phones count their
 * subscriptions alike, so that a crowd shares a few ids.
 */
export function dataFrame(id: RequestId, update: FeedUpdate): Buffer {
  if (last?.update === update && last.id === id) return last.frame;
  const { tail, byId } = framesFor(update);
  let frame = byId.get(id);
  if (!frame) {
    frame = textFrame([Buffer.from(`{"id":${JSON.stringify(id)},"result":{"type":"data",`), tail]);
    byId.set(id, frame);
  }
  last = { id, update, frame };
  return frame;
}
