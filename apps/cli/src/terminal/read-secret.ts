import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from '../failure';

/** Asks for a secret without showing what is typed; from a pipe it is the first line. */
export function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(`${question}: `);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: isTerminal });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      if (isTerminal) stderr.write('\n');
      reject(new Failure(`${question} is needed`));
    });
  });
}
