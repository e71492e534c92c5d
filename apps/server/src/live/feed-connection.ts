import type { WebSocket } from 'ws';
import { contextFactory } from '../context';
import { socketCaller, type DoorOptions } from '../http/caller-of';
import { POLICY_VIOLATION, RESTARTING } from './close-codes';
import { hasConnectionParams, type Handshake } from './feed-handshake';
import { readConnectionParams, readFeedRequest, readStop } from './feed-request';
import { createFeedSubscriptions, type FeedDoor } from './feed-subscriptions';
import { parseJson } from './parse-json';
import type { StockAdapter, StockSocket } from './stock-adapter';

export interface TrpcDoor extends FeedDoor {
  readonly options: DoorOptions;
  readonly openStock: StockAdapter;
  /** The sockets that are open; each adds itself and goes by itself. */
  readonly connections: Set<TrpcConnection>;
}

/** One device's socket. */
export interface TrpcConnection {
  readonly socket: WebSocket;
  /** When it last said anything, by the monotonic clock. */
  readonly heardAt: () => number;
  /** Before a stop: the device goes and comes back to whoever serves then. */
  askToReconnect(): void;
}

const MOST_MESSAGES = 200;
const MESSAGES_WITHIN_MS = 10_000;
const RECONNECT = JSON.stringify({ id: null, method: 'reconnect' });

/** The library closes after a broken frame; there is nobody to tell. */
function ignoreBrokenFrame(): void {
  // One function for all sockets: there are thousands.
}

/**
 * Serves one socket in tRPC's wire format: feeds with the hub's bytes, everything else through tRPC's own adapter,
 * which is opened for a socket when it is first needed.
 */
export function serveTrpcSocket(door: TrpcDoor, socket: WebSocket, handshake: Handshake): void {
  const feeds = createFeedSubscriptions(door, socket, handshake.socket);
  let stock: StockSocket | null = null;
  let isWaitingForParams = hasConnectionParams(handshake);
  let params: Readonly<Record<string, string>> | null = null;
  let paramsFrame: Buffer | null = null;
  let heardAt = performance.now();
  let countedSince = heardAt;
  let messageCount = 0;

  function handOn(data: Buffer, isBinary = false): void {
    if (stock === null) {
      stock = door.openStock(socket, handshake);
      if (paramsFrame) stock.take(paramsFrame, false);
      paramsFrame = null;
    }
    stock.take(data, isBinary);
  }

  function isTooFast(messages: number): boolean {
    if (heardAt - countedSince > MESSAGES_WITHIN_MS) {
      countedSince = heardAt;
      messageCount = 0;
    }
    messageCount += messages;
    return messageCount > MOST_MESSAGES;
  }

  function takeParams(data: Buffer, message: unknown): void {
    isWaitingForParams = false;
    const read = readConnectionParams(message);
    if (read === undefined) {
      handOn(data);
      return;
    }
    params = read;
    paramsFrame = data;
  }

  /** True when the message was about a feed. */
  function takeFeedMessage(message: unknown): boolean {
    const request = readFeedRequest(message);
    if (request) {
      const ctx = contextFactory(door.deps)(socketCaller(handshake, door.options, params));
      void feeds.start(request, ctx);
      return true;
    }
    const stopped = readStop(message);
    return stopped !== null && (feeds.stop(stopped) || stock === null);
  }

  function take(data: Buffer, isBinary: boolean): void {
    heardAt = performance.now();
    if (isBinary) {
      handOn(data, true);
      return;
    }
    const text = data.toString('utf8');
    if (text === 'PONG') return;
    const parsed = text === 'PING' ? null : parseJson(text);
    const messages: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    if (isTooFast(messages.length)) socket.close(POLICY_VIOLATION, 'too many messages');
    else if (text === 'PING') socket.send('PONG');
    else if (isWaitingForParams) takeParams(data, parsed);
    else {
      const others = messages.filter((message) => !takeFeedMessage(message));
      if (others.length === messages.length) handOn(data);
      else if (others.length > 0) handOn(Buffer.from(JSON.stringify(others)));
    }
  }

  socket.on('message', take);
  socket.on('error', ignoreBrokenFrame);
  socket.on('close', () => {
    door.connections.delete(connection);
    feeds.stopAll();
    stock?.closed();
  });
  const connection: TrpcConnection = {
    socket,
    heardAt: () => heardAt,
    askToReconnect() {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(RECONNECT);
      // A client that closes the old socket itself while it opens the next mistakes that for a loss of the new one.
      // Where calls may be under way it must.
      if (stock === null) socket.close(RESTARTING, 'restarting');
    },
  };
  door.connections.add(connection);
}
