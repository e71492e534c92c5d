import { connect, type Socket } from 'node:net';
import { answerQuestions } from '../load/answer-questions';

/** Phones that save answers over HTTP, in a process of their own. */
interface Run {
  readonly port: number;
  readonly connections: number;
  readonly sessionId: string;
  readonly teamIds: readonly string[];
  readonly questionIds: readonly string[];
  /** Answers in each call. */
  readonly rows: number;
  readonly seconds: number;
  /** Calls a second; null for as many as the server takes. */
  readonly rate: number | null;
}

interface Line {
  call(body: string): Promise<void>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';
let sequence = 0;

function isWhole(text: string): boolean {
  const end = text.indexOf(HEAD_END);
  if (end === -1) return false;
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) return text.endsWith('0\r\n\r\n');
  return Buffer.byteLength(text) >= end + HEAD_END.length + Number(length);
}

function openLine(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answered: { resolve: () => void; reject: (error: Error) => void } | null = null;
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += String(part);
      if (!isWhole(text)) return;
      const isFine = text.startsWith('HTTP/1.1 200');
      const waiting = answered;
      answered = null;
      if (isFine) waiting?.resolve();
      else waiting?.reject(new Error(text.slice(0, 2000)));
      text = '';
    });
    socket.on('error', reject);
    socket.on('connect', () =>
      resolve({
        call: (body) =>
          new Promise((done, failed) => {
            answered = { resolve: done, reject: failed };
            socket.write(
              `POST /trpc/teamAnswer.save HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
                `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
            );
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

function bodyOf({ sessionId, teamIds, questionIds, rows }: Run): string {
  sequence += 1;
  const entries = Array.from({ length: rows }, (_, index) => ({
    questionId: questionIds[(sequence + index) % questionIds.length],
    answer: `answer number ${sequence}`,
    isConfirmed: true,
    sequence,
  }));
  return JSON.stringify({
    sessionId,
    teamId: teamIds[sequence % teamIds.length],
    browserId: 'browser-1',
    entries,
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function asFastAsPossible(run: Run, lines: readonly Line[], times: number[]): Promise<void> {
  const until = performance.now() + run.seconds * 1000;
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < until) {
        const began = performance.now();
        await line.call(bodyOf(run));
        times.push(performance.now() - began);
      }
    }),
  );
}

/** Calls are due at fixed times, whether or not the earlier ones are answered: waiting for a free line counts. */
async function atRate(run: Run, lines: readonly Line[], times: number[]): Promise<void> {
  const began = performance.now();
  const pauseMs = 1000 / (run.rate ?? 1);
  const total = Math.floor((run.seconds * 1000) / pauseMs);
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (next < total) {
        const due = began + next * pauseMs;
        next += 1;
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        await line.call(bodyOf(run));
        times.push(performance.now() - Math.max(due, began));
      }
    }),
  );
}

answerQuestions({
  run: async (run: Run) => {
    const lines = await Promise.all(Array.from({ length: run.connections }, () => openLine(run.port)));
    const times: number[] = [];
    const began = performance.now();
    await (run.rate === null ? asFastAsPossible : atRate)(run, lines, times);
    const seconds = (performance.now() - began) / 1000;
    for (const line of lines) line.close();
    times.sort((a, b) => a - b);
    return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  },
});
