import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { AnswerEntry } from '@pubquiz/core';

/** One change of an answer as its device sent it, however often it was sent. */
export interface Write {
  readonly teamId: string;
  readonly questionId: string;
  readonly browserId: string;
  readonly sequence: number;
  readonly answer: string;
  readonly isConfirmed: boolean;
  /** The first try. */
  readonly sentAt: number;
  /** null while nobody has said that it is stored. */
  acknowledgedAt: number | null;
}

/** What devices sent and what they were told, on disk before it counts. */
export interface Witness {
  sent(
    team: { readonly teamId: string; readonly browserId: string },
    entries: readonly AnswerEntry[],
  ): readonly Write[];
  acknowledged(writes: readonly Write[]): void;
  readonly writes: () => readonly Write[];
  readonly acknowledgedCount: () => number;
  close(): void;
}

function keyOf({ teamId, questionId, browserId, sequence }: Write): string {
  return `${teamId} ${questionId} ${browserId} ${sequence}`;
}

/** Opens the log of one evening. */
export function openWitness(file: string): Witness {
  const log = openSync(file, 'a');
  const writes = new Map<string, Write>();

  function record(line: object): void {
    writeSync(log, `${JSON.stringify(line)}\n`);
  }

  return {
    sent({ teamId, browserId }, entries) {
      return entries.map(({ questionId, sequence = 0, answer = '', isConfirmed = false }) => {
        const sentAt = performance.now();
        const write: Write = {
          teamId,
          questionId,
          browserId,
          sequence,
          answer,
          isConfirmed,
          sentAt,
          acknowledgedAt: null,
        };
        const known = writes.get(keyOf(write));
        if (known) return known;
        record({ event: 'sent', ...write });
        writes.set(keyOf(write), write);
        return write;
      });
    },
    acknowledged(acknowledged) {
      for (const write of acknowledged) record({ event: 'acknowledged', key: keyOf(write) });
      fsyncSync(log);
      const at = performance.now();
      for (const write of acknowledged) write.acknowledgedAt ??= at;
    },
    writes: () => [...writes.values()],
    acknowledgedCount: () =>
      [...writes.values()].filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
    close: () => closeSync(log),
  };
}
