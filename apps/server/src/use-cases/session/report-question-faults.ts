import { questionFaults, type SessionState } from '@pubquiz/core';
import type { SessionRepository } from '@pubquiz/db';
import type { Logger } from '../../logger';

/** Each question is told once per process, and a database full of them does not fill the memory. */
const MOST_REMEMBERED = 10_000;

/** The repository of Sessions, which also logs questions that this version cannot read (ERR-10, ERR-11). */
export function reportQuestionFaults(
  sessions: SessionRepository,
  log: Pick<Logger, 'error'>,
): SessionRepository {
  const told = new Set<string>();

  function report({ session }: SessionState): void {
    for (const { question } of session.questions) {
      const fields = questionFaults(question);
      if (fields.length === 0 || told.has(question.id) || told.size >= MOST_REMEMBERED) continue;
      told.add(question.id);
      log.error({ sessionId: session.id, questionId: question.id, fields }, 'A question cannot be read');
    }
  }

  return {
    ...sessions,
    async load(sessionId) {
      const state = await sessions.load(sessionId);
      if (state !== null) report(state);
      return state;
    },
    apply: (sessionId, options, decide) =>
      sessions.apply(sessionId, options, (state) => {
        report(state);
        return decide(state);
      }),
  };
}
