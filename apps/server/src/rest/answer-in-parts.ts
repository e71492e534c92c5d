import type { Response } from 'express';
import { isRecord } from './mappers/is-record';

function isInParts(answer: unknown): answer is AsyncIterable<Readonly<Record<string, unknown>>> {
  return isRecord(answer) && Symbol.asyncIterator in answer;
}

/** Waits until a slow reader has taken what was written, or has gone. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end);
      resolve();
    };
    response.on('drain', end).on('close', end);
  });
}

async function write(response: Response, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await drained(response);
}

/**
 * Answers a list that a procedure gives in parts as one JSON object, with one part in memory at a time. The first part
 * says what stands beside the list. A fault before the first byte is thrown; a later one cuts the connection, so that
 * nobody takes half a list for a whole one.
 */
export async function answerInParts(response: Response, answer: unknown, listKey: string): Promise<void> {
  if (!isInParts(answer)) throw new Error(`The call does not answer ${listKey} in parts`);
  let isBegun = false;
  let isFirstItem = true;
  try {
    for await (const { [listKey]: items, ...beside } of answer) {
      if (!isBegun) {
        response.type('json');
        const rest = JSON.stringify(beside).slice(1, -1);
        await write(response, `{${rest}${rest === '' ? '' : ','}${JSON.stringify(listKey)}:[`);
        isBegun = true;
      }
      const texts = (items as readonly unknown[]).map((item) => JSON.stringify(item)).join(',');
      if (texts === '') continue;
      await write(response, isFirstItem ? texts : `,${texts}`);
      isFirstItem = false;
      if (response.destroyed) return;
    }
    response.end(']}');
  } catch (error) {
    if (!isBegun) throw error;
    response.destroy(error instanceof Error ? error : undefined);
  }
}
