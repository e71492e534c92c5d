import { randomUUID } from 'node:crypto';

import { noChanges, ok, refuse, type AnswerSheetChanges, type Result } from '@pubquiz/core';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import type { SaveContext } from './answer-sheet-context';
import { createAnswerSheetRepository, type AnswerSheetRepository } from './answer-sheet-repository';
import { createSessionRepository, type SessionRepository } from './session-repository';
import {
  aQuestion,
  aTeam,
  anAnswer,
  applyChangesTo,
  at,
  changesOf,
  storeGuest,
  storeQuiz,
  type StoredQuiz,
} from './testing/builders';

let database: TestDatabase;
let sheets: AnswerSheetRepository;
let sessions: SessionRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  sheets = createAnswerSheetRepository(database.db);
  sessions = createSessionRepository(database.db);
});
afterAll(() => database.close());

function valueOf<Value>(result: Result<Value> | null): Value {
  if (result?.ok !== true) throw new Error('Refused or unknown.');
  return result.value;
}

function requestFor(quiz: StoredQuiz, seconds = 100) {
  const { answerSheetId, accountId } = quiz;
  return { answerSheetId, accountId, questionIds: [], sessionIds: [], at: at(seconds) };
}

function sheetChanges(quiz: StoredQuiz, changes: Partial<AnswerSheetChanges>): AnswerSheetChanges {
  return {
    answerSheetId: quiz.answerSheetId,
    removedQuestionIds: [],
    newSessionIds: [],
    deletedSessionIds: [],
    ...changes,
  };
}

function save(quiz: StoredQuiz, changes: Partial<AnswerSheetChanges>) {
  return sheets.save(requestFor(quiz), {
    decide: () => ok({ changes: sheetChanges(quiz, changes), triviaHtml: new Map() }),
    forSession: (_state, { changes: { sheet } }) =>
      sheet === undefined
        ? noChanges
        : changesOf({ sheet: { quizName: sheet.name, defaultPoints: sheet.defaultPoints, questions: [] } }),
  });
}

/** The same database, whose statements are written down. */
function watched() {
  const statements: string[] = [];
  const db = drizzle(database.sql, { logger: { logQuery: (statement) => statements.push(statement) } });
  return { db, statements };
}

/** Until a statement in this database waits for another transaction's lock. */
async function somebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await database.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).not.toHaveLength(0);
  });
}

/** How often a transaction has locked the first row that it locks. */
function locksIn(statements: readonly string[]): number {
  return statements.filter((statement) =>
    /^select (version from session where id|\* from answer_sheet)/.test(statement),
  ).length;
}

const renamed = { name: 'Friday Quiz', defaultPoints: 3, updatedTime: at(100) };

describe('reading', () => {
  test('[ENT-1] [ENT-10] a quiz comes back with its questions, its Sessions and their teams', async () => {
    const quiz = await storeQuiz(database.db);
    const [first, second] = quiz.questions.map(({ id }) => id) as [string, string];
    const team = aTeam(quiz.sessionId);
    await applyChangesTo(database.db, quiz.sessionId, {
      head: { sessionStatus: 'askQuestions', currentQuestionId: second, updatedTime: at(60) },
      questionStatuses: [
        { questionId: first, askedOrdinal: 1, isRevealed: false },
        { questionId: second, askedOrdinal: 2, isRevealed: false },
      ],
      teams: [team],
    });
    const newSessionId = randomUUID();
    await save(quiz, { newSessionIds: [newSessionId] });
    const expected = {
      id: quiz.answerSheetId,
      accountId: quiz.accountId,
      name: 'Thursday Quiz',
      defaultPoints: 1,
      questions: quiz.questions,
      sessions: [
        {
          id: newSessionId,
          answerSheetId: quiz.answerSheetId,
          sessionStatus: 'notStarted',
          currentQuestionId: null,
          currentQuestionNumber: 0,
          askedQuestionCount: 0,
          quizName: 'Thursday Quiz',
          teams: [],
          createdTime: at(100),
          updatedTime: at(100),
        },
        {
          id: quiz.sessionId,
          answerSheetId: quiz.answerSheetId,
          sessionStatus: 'askQuestions',
          currentQuestionId: second,
          currentQuestionNumber: 2,
          askedQuestionCount: 2,
          quizName: 'Thursday Quiz',
          teams: [team],
          createdTime: at(0),
          updatedTime: at(60),
        },
      ],
      createdTime: at(0),
      updatedTime: at(0),
    };
    expect(await sheets.get(quiz.answerSheetId)).toEqual(expected);
    expect(await sheets.list(quiz.accountId)).toEqual([expected]);
  });

  test('[HOME-5] an account gets its own quizzes only, the one updated last first', async () => {
    const older = await storeQuiz(database.db);
    await storeQuiz(database.db);
    const newer = { ...older, answerSheetId: randomUUID(), questions: [aQuestion()] };
    await save(newer, { sheet: { ...renamed, questions: newer.questions } });
    expect((await sheets.list(older.accountId)).map(({ id }) => id)).toEqual([
      newer.answerSheetId,
      older.answerSheetId,
    ]);
  });

  test('an unknown quiz is null everywhere', async () => {
    for (const id of ['no-uuid', randomUUID()]) {
      expect(await sheets.get(id)).toBeNull();
      expect(await sheets.owner(id)).toBeNull();
      expect(await sheets.delete(id)).toBeNull();
      expect(await sheets.list(id)).toEqual([]);
    }
  });

  test('[AUTH-17] a quiz is owned by the account that saved it', async () => {
    const quiz = await storeQuiz(database.db);
    expect(await sheets.owner(quiz.answerSheetId)).toBe(quiz.accountId);
  });

  test('a list of quizzes takes as many statements for forty as for one', async () => {
    const quiz = await storeQuiz(database.db);
    const countStatements = async () => {
      const { db, statements } = watched();
      const listed = await createAnswerSheetRepository(db).list(quiz.accountId);
      return { statements: statements.length, quizzes: listed.length };
    };
    const one = await countStatements();
    for (let index = 0; index < 39; index += 1) {
      const more = { ...quiz, answerSheetId: randomUUID(), questions: [aQuestion()] };
      await save(more, { sheet: { ...renamed, questions: more.questions }, newSessionIds: [randomUUID()] });
    }
    const forty = await countStatements();
    expect(one).toEqual({ statements: 5, quizzes: 1 });
    expect(forty).toEqual({ statements: 5, quizzes: 40 });
  });
});

describe('saving', () => {
  test('[EDIT-8] the rule gets the stored quiz, and what it decides comes back', async () => {
    const quiz = await storeQuiz(database.db);
    const [first, second] = quiz.questions as [(typeof quiz.questions)[0], (typeof quiz.questions)[0]];
    await applyChangesTo(database.db, quiz.sessionId, {
      head: { sessionStatus: 'askQuestions', currentQuestionId: first.id, updatedTime: at(60) },
      questionStatuses: [{ questionId: first.id, askedOrdinal: 1, isRevealed: false }],
    });
    const added = aQuestion({ revealAnswerTrivia: '**new**' });
    const edited = { ...first, question: 'Who wrote Carmilla?', points: 4 };
    const result = await sheets.save(requestFor(quiz), {
      decide: (stored) => {
        expect(stored).toEqual({
          id: quiz.answerSheetId,
          accountId: quiz.accountId,
          name: 'Thursday Quiz',
          defaultPoints: 1,
          questions: quiz.questions,
          sessions: [{ id: quiz.sessionId, sessionStatus: 'askQuestions', askedQuestionIds: [first.id] }],
          createdTime: at(0),
          updatedTime: at(0),
        });
        return ok({
          changes: sheetChanges(quiz, { sheet: { ...renamed, questions: [added, second, edited] } }),
          triviaHtml: new Map([[added.id, '<p><strong>new</strong></p>']]),
        });
      },
      forSession: (state) => {
        expect(state.session).toMatchObject({ id: quiz.sessionId, quizName: 'Thursday Quiz', version: 2 });
        return changesOf({ sheet: { quizName: 'Friday Quiz', defaultPoints: 3, questions: [] } });
      },
    });
    expect(valueOf(result).sessions).toMatchObject([{ sessionId: quiz.sessionId, version: 3 }]);
    expect(await sheets.get(quiz.answerSheetId)).toMatchObject({
      ...renamed,
      createdTime: at(0),
      questions: [added, second, edited],
    });
    const state = await sessions.load(quiz.sessionId);
    expect(state?.session).toMatchObject({ quizName: 'Friday Quiz', defaultPoints: 3, version: 3 });
    expect(state?.session.questions).toMatchObject([
      { question: added, revealAnswerTriviaHtml: '<p><strong>new</strong></p>', askedOrdinal: null },
      { question: second, revealAnswerTriviaHtml: '<p></p>', askedOrdinal: null },
      { question: edited, revealAnswerTriviaHtml: '<p></p>', askedOrdinal: 1 },
    ]);
  });

  test('[ENT-4] Sessions are added and deleted without touching the quiz', async () => {
    const quiz = await storeQuiz(database.db);
    const other = await storeQuiz(database.db);
    const newSessionId = randomUUID();
    await save(quiz, {
      newSessionIds: [newSessionId],
      deletedSessionIds: [quiz.sessionId, other.sessionId],
    });
    const sheet = await sheets.get(quiz.answerSheetId);
    expect(sheet).toMatchObject({ updatedTime: at(0), name: 'Thursday Quiz', questions: quiz.questions });
    expect(sheet?.sessions.map(({ id }) => id)).toEqual([newSessionId]);
    expect(await sessions.load(other.sessionId)).not.toBeNull();
  });

  test('[PROD-3] a refusal and a failure store nothing', async () => {
    const quiz = await storeQuiz(database.db);
    const refusal = { code: 'conflict', message: 'Changed elsewhere, please reload' } as const;
    const rules = { decide: () => refuse(refusal), forSession: () => noChanges };
    expect(await sheets.save(requestFor(quiz), rules)).toEqual({ ok: false, refusal });
    const other = await storeQuiz(database.db);
    const stolen = save(quiz, { sheet: { ...renamed, questions: [...quiz.questions, ...other.questions] } });
    await expect(stolen).rejects.toThrow('A question of another quiz was to be saved.');
    expect(await sheets.get(quiz.answerSheetId)).toMatchObject({ name: 'Thursday Quiz', updatedTime: at(0) });
    expect(await sheets.get(other.answerSheetId)).toMatchObject({ questions: other.questions });
  });

  test('the rule learns which sent ids belong to another quiz, and whose that is', async () => {
    const quiz = await storeQuiz(database.db);
    const other = await storeQuiz(database.db);
    const libraryQuestionId = randomUUID();
    await database.sql`insert into library_question (id, question, answer_entry_type, correct_answer,
        correct_multi_answer, should_reveal_answer, auto_mark_correct_style, answer_trivia, reveal_answer_trivia,
        image_url, created_time, updated_time)
      values (${libraryQuestionId}, 'Which river?', 'freeText', 'Seine', '', true, 'same', '', '', '', now(), now())`;
    const otherQuestionId = other.questions[0]?.id ?? '';
    const seen: SaveContext[] = [];
    await sheets.save(
      {
        ...requestFor(quiz),
        questionIds: [
          ...quiz.questions.map(({ id }) => id),
          otherQuestionId,
          libraryQuestionId,
          randomUUID(),
        ],
        sessionIds: [quiz.sessionId, other.sessionId, randomUUID()],
      },
      {
        decide: (_stored, context) => {
          seen.push(context);
          return ok({ changes: sheetChanges(quiz, {}), triviaHtml: new Map() });
        },
        forSession: () => noChanges,
      },
    );
    const elsewhere = { answerSheetId: other.answerSheetId, accountId: other.accountId };
    expect(seen).toEqual([
      {
        questionsElsewhere: new Map([[otherQuestionId, elsewhere]]),
        sessionsElsewhere: new Map([[other.sessionId, elsewhere]]),
        libraryQuestionIds: new Set([libraryQuestionId]),
      },
    ]);
  });

  test('of two who make a quiz with the same id at once, the second one finds the first', async () => {
    const quiz = { answerSheetId: randomUUID(), sessionId: '', questions: [aQuestion()] };
    const first = { ...quiz, accountId: await storeGuest(database.db) };
    const second = { ...quiz, accountId: await storeGuest(database.db) };
    const found: (string | undefined)[] = [];
    const outcome = await database.sql.begin(async (tx) => {
      await tx`insert into answer_sheet (id, account_id, name, default_points, created_time, updated_time)
        values (${quiz.answerSheetId}, ${first.accountId}, 'First', 1, now(), now())`;
      const save = sheets.save(requestFor(second), {
        decide: (stored) => {
          found.push(stored?.accountId);
          return stored === null
            ? ok({
                changes: sheetChanges(second, { sheet: { ...renamed, questions: second.questions } }),
                triviaHtml: new Map(),
              })
            : refuse({ code: 'forbidden', message: 'Not yours' });
        },
        forSession: () => noChanges,
      });
      await somebodyWaits();
      return { save };
    });
    expect(await outcome.save).toMatchObject({ refusal: { code: 'forbidden' } });
    expect(found).toEqual([undefined, first.accountId]);
    expect(await sheets.get(quiz.answerSheetId)).toMatchObject({ accountId: first.accountId, name: 'First' });
  });

  test('a removed question that no evening asked is gone, and may come back under its id', async () => {
    const quiz = await storeQuiz(database.db);
    const [kept, removed] = quiz.questions as [(typeof quiz.questions)[0], (typeof quiz.questions)[0]];
    await save(quiz, { sheet: { ...renamed, questions: [kept] }, removedQuestionIds: [removed.id] });
    expect(await database.sql`select 1 from question where id = ${removed.id}`).toHaveLength(0);
    await save(quiz, { sheet: { ...renamed, questions: [kept, removed] } });
    expect(await sheets.get(quiz.answerSheetId)).toMatchObject({ questions: [kept, removed] });
  });
});

describe('a finished Session', () => {
  async function finishedQuiz() {
    const quiz = await storeQuiz(database.db);
    const [asked, unasked] = quiz.questions as [(typeof quiz.questions)[0], (typeof quiz.questions)[0]];
    const team = aTeam(quiz.sessionId);
    const finished = await applyChangesTo(database.db, quiz.sessionId, {
      head: { sessionStatus: 'finished', currentQuestionId: asked.id, updatedTime: at(60) },
      questionStatuses: [{ questionId: asked.id, askedOrdinal: 1, isRevealed: false }],
      teams: [team],
      answers: [anAnswer(team.id, asked.id)],
    });
    return { quiz, asked, unasked, finished };
  }

  test('keeps name, points and questions as they were when it finished', async () => {
    const { quiz, asked, unasked, finished } = await finishedQuiz();
    expect(finished.session.questions.map(({ question }) => question)).toEqual(quiz.questions);
    const saved = await save(quiz, {
      sheet: { ...renamed, questions: [aQuestion(), { ...unasked, question: 'Edited', points: 9 }] },
      removedQuestionIds: [asked.id],
    });
    expect(valueOf(saved).sessions).toEqual([]);
    expect(await sessions.load(quiz.sessionId)).toEqual(finished);
    expect(await sheets.get(quiz.answerSheetId)).toMatchObject({
      name: 'Friday Quiz',
      sessions: [{ quizName: 'Thursday Quiz', askedQuestionCount: 1, currentQuestionNumber: 1 }],
    });
  });

  test('takes votes and answers of its teams along as before', async () => {
    const { quiz, asked, finished } = await finishedQuiz();
    await save(quiz, { sheet: { ...renamed, questions: [aQuestion()] }, removedQuestionIds: [asked.id] });
    const teamId = finished.teams[0]?.team.id ?? '';
    const vote = anAnswer(teamId, asked.id, { questionVote: true });
    const state = await applyChangesTo(database.db, quiz.sessionId, { answers: [vote] });
    expect(state.teams[0]?.answers.get(asked.id)).toEqual(vote);
    expect(state.session).toEqual({ ...finished.session, version: finished.session.version + 1 });
  });

  test('lets its removed questions go with it', async () => {
    const { quiz, asked } = await finishedQuiz();
    await save(quiz, { sheet: { ...renamed, questions: [aQuestion()] }, removedQuestionIds: [asked.id] });
    expect(await database.sql`select 1 from question where id = ${asked.id}`).toHaveLength(1);
    await save(quiz, { deletedSessionIds: [quiz.sessionId] });
    expect(await database.sql`select 1 from question where id = ${asked.id}`).toHaveLength(0);
  });
});

describe('deleting and concurrency', () => {
  test('[HOME-10] a deleted quiz takes everything along and names its Sessions', async () => {
    const quiz = await storeQuiz(database.db);
    const team = aTeam(quiz.sessionId);
    const questionId = quiz.questions[0]?.id ?? '';
    await applyChangesTo(database.db, quiz.sessionId, {
      head: { sessionStatus: 'askQuestions', currentQuestionId: questionId, updatedTime: at(60) },
      questionStatuses: [{ questionId, askedOrdinal: 1, isRevealed: false }],
      teams: [team],
      answers: [anAnswer(team.id, questionId)],
    });
    expect(await sheets.delete(quiz.answerSheetId)).toEqual([quiz.sessionId]);
    const left = await database.sql`
      select 1 from session where id = ${quiz.sessionId}
      union all select 1 from question where answer_sheet_id = ${quiz.answerSheetId}
      union all select 1 from question_status where session_id = ${quiz.sessionId}
      union all select 1 from team where id = ${team.id}
      union all select 1 from team_answer where team_id = ${team.id}`;
    expect(left).toHaveLength(0);
    expect(await sheets.delete(quiz.answerSheetId)).toBeNull();
  });

  test('saving a quiz, asking and answering at once wait for each other without a deadlock', async () => {
    const quiz = await storeQuiz(database.db);
    const second = randomUUID();
    await save(quiz, { newSessionIds: [second] });
    const { db, statements } = watched();
    const team = aTeam(quiz.sessionId);
    await applyChangesTo(database.db, quiz.sessionId, { teams: [team] });
    const questionId = quiz.questions[0]?.id ?? '';
    const [watchedSheets, watchedSessions] = [createAnswerSheetRepository(db), createSessionRepository(db)];
    const work = Array.from({ length: 30 }, (_, index) => {
      const sessionId = index % 2 === 0 ? quiz.sessionId : second;
      if (index % 3 === 0) {
        return watchedSheets.save(requestFor(quiz), {
          decide: (stored) =>
            ok({
              changes: sheetChanges(quiz, {
                sheet: { ...renamed, name: `Quiz ${index}`, questions: stored?.questions ?? [] },
              }),
              triviaHtml: new Map(),
            }),
          forSession: () =>
            changesOf({ sheet: { quizName: `Quiz ${index}`, defaultPoints: 3, questions: [] } }),
        });
      }
      if (index % 3 === 1) {
        return watchedSessions.apply(sessionId, { teams: 'all', locksSheet: true }, ({ session }) => {
          const addedQuestion = aQuestion();
          const askedOrdinal =
            session.questions.filter((question) => question.askedOrdinal !== null).length + 1;
          return ok(
            changesOf({
              addedQuestion,
              head: {
                sessionStatus: 'askQuestions',
                currentQuestionId: addedQuestion.id,
                updatedTime: at(60),
              },
              questionStatuses: [{ questionId: addedQuestion.id, askedOrdinal, isRevealed: false }],
            }),
          );
        });
      }
      return watchedSessions.apply(quiz.sessionId, { teams: [team.id], locksSheet: false }, () =>
        ok(changesOf({ answers: [anAnswer(team.id, questionId, { answer: `Answer ${index}` })] })),
      );
    });
    const outcomes = await Promise.all(work);
    expect(outcomes.every((outcome) => outcome?.ok === true)).toBe(true);
    expect((await sheets.get(quiz.answerSheetId))?.questions).toHaveLength(12);
    // A transaction that lost to a deadlock would have begun, and locked, once more.
    expect(locksIn(statements)).toBe(30);
  });

  test('deleting a quiz waits for an answer that is being stored, and touches none of its rows before', async () => {
    const quiz = await storeQuiz(database.db);
    const team = aTeam(quiz.sessionId);
    const questionId = quiz.questions[0]?.id ?? '';
    await applyChangesTo(database.db, quiz.sessionId, {
      teams: [team],
      answers: [anAnswer(team.id, questionId)],
    });
    const { db, statements } = watched();
    const deletion = await database.sql.begin(async (tx) => {
      await tx`select from session where id = ${quiz.sessionId} for no key update`;
      const started = createAnswerSheetRepository(db).delete(quiz.answerSheetId);
      await somebodyWaits();
      await tx`update team_answer set answer = 'later' where team_id = ${team.id}`;
      return { started };
    });
    expect(await deletion.started).toEqual([quiz.sessionId]);
    expect(statements.filter((statement) => statement.includes('for update'))).toHaveLength(2);
  });
});

test('[ADMIN-7] admins page through the quizzes of all accounts, newest first, without the guests', async () => {
  const own = await createTestDatabase();
  const pages = createAnswerSheetRepository(own.db);
  const quizzes: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const quiz = await storeQuiz(own.db);
    await own.sql`update account set username = ${`Host${index}@example.org`},
      username_key = ${`host${index}@example.org`}, password_hash = 'hash' where id = ${quiz.accountId}`;
    quizzes.unshift(quiz.answerSheetId);
    await own.sql`update answer_sheet set updated_time = ${at(Math.floor(index / 2)).toISOString()}
      where id = ${quiz.answerSheetId}`;
  }
  await storeQuiz(own.db);
  const first = await pages.page({ limit: 2, after: null });
  const second = await pages.page({ limit: 2, after: first.next });
  const third = await pages.page({ limit: 2, after: second.next });
  const items = [first, second, third].flatMap((page) => page.items);
  expect(new Set(items.map(({ answerSheet }) => answerSheet.id))).toEqual(new Set(quizzes));
  expect(items.map(({ answerSheet }) => answerSheet.updatedTime.getTime())).toEqual(
    [2, 1, 1, 0, 0].map((seconds) => at(seconds).getTime()),
  );
  expect(first.items[0]).toMatchObject({ username: 'Host4@example.org', accountSheetCount: 1 });
  expect(third.next).toBeNull();
  await own.close();
});
