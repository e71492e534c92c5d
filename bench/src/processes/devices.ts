import { connect, type Socket } from 'node:net';
import { answerQuestions } from '../load/answer-questions';
import { FrameReader, textFrame } from '../load/frame-reader';

/** Ten thousand phones in a process of their own: bare sockets, so that the client is never what is measured. */
interface Device {
  readonly socket: Socket;
  frames: number;
  lastFrameAt: number;
}

interface Opening {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** What each says after its handshake; null for nothing. */
  readonly hello: string | null;
  /** How many frames each must have got before it counts as open. */
  readonly framesEach: number;
}

const OPENING_AT_ONCE = 400;
const HEAD_END = Buffer.from('\r\n\r\n');
const PING_BYTES = 4;

let devices: Device[] = [];
let lastPayload = '';
let check: () => void = () => undefined;
let hearPong: () => void = () => undefined;

function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function open({ port, path, hello, framesEach }: Opening): Promise<Device> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const device: Device = { socket, frames: 0, lastFrameAt: 0 };
    let head: Buffer | null = Buffer.alloc(0);
    const reader = new FrameReader((payload) => {
      if (payload.length === PING_BYTES) {
        if (payload.toString() === 'PING') socket.write(textFrame('PONG'));
        else hearPong();
        return;
      }
      device.frames += 1;
      device.lastFrameAt = nowMs();
      if (device === devices[0]) lastPayload = payload.toString('base64');
      if (device.frames === framesEach) resolve(device);
      check();
    });
    socket.on('data', (chunk: Buffer) => {
      if (head === null) {
        reader.take(chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end === -1) return;
      if (!head.subarray(0, end).toString().startsWith('HTTP/1.1 101')) reject(new Error(head.toString()));
      const rest = head.subarray(end + HEAD_END.length);
      head = null;
      if (hello !== null) socket.write(textFrame(hello));
      if (framesEach === 0) resolve(device);
      if (rest.length > 0) reader.take(rest);
    });
    socket.on('error', reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function hasEachFrames(count: number): boolean {
  return devices.every(({ frames }) => frames >= count);
}

answerQuestions({
  open: async (opening: Opening) => {
    const began = nowMs();
    devices = [];
    const opened: Device[] = [];
    let next = 0;
    const worker = async () => {
      while (next < opening.count) {
        next += 1;
        opened.push(await open(opening));
      }
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, worker));
    devices = opened;
    return nowMs() - began;
  },
  cut: () => {
    for (const { socket } of devices) socket.destroy();
    devices = [];
  },
  /** Lets every socket say that it is there, so that no server asks, and waits until all have been heard. */
  pingAll: () =>
    new Promise((resolve) => {
      let heard = 0;
      hearPong = () => {
        heard += 1;
        if (heard === devices.length) resolve(heard);
      };
      const frame = textFrame('PING');
      for (const { socket } of devices) socket.write(frame);
    }),
  /** Stops reading and says something on every socket. */
  stopReading: ({ text }: { readonly text: string }) => {
    const frame = textFrame(text);
    for (const { socket } of devices) {
      socket.pause();
      socket.write(frame);
    }
  },
  arm: () => {
    for (const device of devices) device.frames = 0;
  },
  /** Waits until each has got a frame; milliseconds from the first frame of all, or of the system's clock for each. */
  collect: ({ withTimes = false }: { readonly withTimes?: boolean }) =>
    new Promise((resolve) => {
      let reached = 0;
      check = () => {
        reached += 1;
        if (reached >= devices.length && hasEachFrames(1)) finish();
      };
      const finish = () => {
        check = () => undefined;
        const times = devices.map(({ lastFrameAt }) => lastFrameAt).sort((a, b) => a - b);
        const first = times[0] ?? 0;
        resolve({
          firstAt: first,
          p50: percentile(times, 0.5) - first,
          p99: percentile(times, 0.99) - first,
          max: percentile(times, 1) - first,
          payload: lastPayload,
          ...(withTimes && { times }),
        });
      };
      reached = devices.filter(({ frames }) => frames > 0).length;
      if (hasEachFrames(1)) finish();
    }),
});
