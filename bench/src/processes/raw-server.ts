import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answerQuestions } from '../load/answer-questions';
import './probe';

/** The baseline: nothing but `ws`, sending the same bytes to every socket in one loop. */
const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' });
wss.on('listening', () => {
  process.stdout.write(`listening on ${(wss.address() as AddressInfo).port}\n`);
});
answerQuestions({
  broadcast: ({ payload }: { readonly payload: string }) => {
    const bytes = Buffer.from(payload, 'base64');
    for (const client of wss.clients) client.send(bytes, { binary: false });
  },
});
process.on('SIGTERM', () => process.exit(0));
