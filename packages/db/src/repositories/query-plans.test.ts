import { drizzle } from 'drizzle-orm/postgres-js';
import { ok } from '@pubquiz/core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../database';
import { createTestDatabase, type TestDatabase } from '../testing';
import { createAccountRepository } from './account-repository';
import { createAnswerSheetRepository } from './answer-sheet-repository';
import { createLibraryRepository } from './library-repository';
import { createSessionRepository } from './session-repository';
import { aScore, aTeam, anAnswer, applyChangesTo, at, changesOf, storeQuiz } from './testing/builders';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Does the work, and answers which tables one of its statements has to read from end to end for want of an index. */
async function tablesReadWhole(work: (db: Database) => Promise<unknown>): Promise<readonly string[]> {
  const statements: { statement: string; parameters: unknown[] }[] = [];
  await work(
    drizzle(database.sql, {
      logger: { logQuery: (statement, parameters) => statements.push({ statement, parameters }) },
    }),
  );
  expect(statements).not.toHaveLength(0);
  const explained = statements.filter(({ statement }) => !statement.startsWith('set transaction'));
  const found = await database.sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    const plans: Plan[] = [];
    for (const { statement, parameters } of explained) {
      const [row] = await tx.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
        `explain (format json) ${statement}`,
        parameters as string[],
      );
      plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan));
    }
    return plans.flatMap(wholeReads);
  });
  return [...new Set(found)];
}

function wholeReads(plan: Plan): readonly string[] {
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(plan['Node Type']) && plan['Index Cond'] === undefined);
  const here = isWhole ? [plan['Relation Name'] ?? '?'] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

test('no statement of the live path reads a whole table', async () => {
  const quiz = await storeQuiz(database.db);
  const team = aTeam(quiz.sessionId);
  await applyChangesTo(database.db, quiz.sessionId, { teams: [team] });
  const questionId = quiz.questions[0]?.id ?? '';
  const whole = await tablesReadWhole(async (db) => {
    const sessions = createSessionRepository(db);
    await sessions.apply(quiz.sessionId, { teams: 'all', locksSheet: true }, () =>
      ok(
        changesOf({
          head: { sessionStatus: 'askQuestions', currentQuestionId: questionId, updatedTime: at(60) },
          questionStatuses: [{ questionId, askedOrdinal: 1, isRevealed: false }],
          teams: [team, aTeam(quiz.sessionId)],
          answers: [anAnswer(team.id, questionId)],
          scores: [aScore(team.id, questionId)],
        }),
      ),
    );
    await sessions.apply(quiz.sessionId, { teams: [team.id], locksSheet: false }, () => ok(changesOf({})));
    await sessions.load(quiz.sessionId);
    await sessions.versions([quiz.sessionId]);
    await sessions.owner(quiz.sessionId);
    await sessions.teamSessionId(team.id);
  });
  expect(whole).toEqual([]);
});

test("no statement of the quizmaster's pages reads a whole table", async () => {
  const quiz = await storeQuiz(database.db);
  const whole = await tablesReadWhole(async (db) => {
    const sheets = createAnswerSheetRepository(db);
    await sheets.list(quiz.accountId);
    await sheets.get(quiz.answerSheetId);
    await sheets.owner(quiz.answerSheetId);
    await sheets.save(
      { ...quiz, questionIds: quiz.questions.map(({ id }) => id), sessionIds: [quiz.sessionId], at: at(60) },
      {
        decide: (stored) =>
          ok({
            changes: {
              answerSheetId: quiz.answerSheetId,
              sheet: {
                name: 'Quiz',
                defaultPoints: 1,
                updatedTime: at(60),
                questions: stored?.questions ?? [],
              },
              removedQuestionIds: [],
              newSessionIds: [],
              deletedSessionIds: [],
            },
            triviaHtml: new Map(),
          }),
        forSession: () => changesOf({}),
      },
    );
    await sheets.delete(quiz.answerSheetId);
    await createAccountRepository(db).findByUsername('host@example.org');
    await createAccountRepository(db).find(quiz.accountId);
    await createAccountRepository(db).delete(quiz.accountId);
    await createAccountRepository(db).deleteUnusedGuests({ lastVisitBefore: at(0), limit: 10 });
  });
  expect(whole).toEqual([]);
});

test('[ADMIN-7] admins page by index, and library uses are found by account and day', async () => {
  const { accountId } = await storeQuiz(database.db);
  const whole = await tablesReadWhole(async (db) => {
    const after = { time: at(0), id: accountId };
    await createAnswerSheetRepository(db).page({ limit: 10, after });
    await createAccountRepository(db).page({ limit: 10, after });
    await createLibraryRepository(db).page({ limit: 10, after });
    await createLibraryRepository(db).use({ accountId, day: '2026-03-05' });
  });
  expect(whole).toEqual([]);
});

test('every foreign key has an index that begins with it, so that no deletion reads a whole table', async () => {
  const without = await database.sql`
    select conrelid::regclass::text as table, conname from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`;
  expect(without).toEqual([]);
});
