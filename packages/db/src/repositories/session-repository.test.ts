import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';

import { ok, refuse, type Result, type SessionState } from '@pubquiz/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import { createSessionRepository, type SessionRepository } from './session-repository';
import {
  aQuestion,
  aScore,
  aTeam,
  anAnswer,
  applyChangesTo,
  at,
  changesOf,
  storeQuiz,
} from './testing/builders';

let database: TestDatabase;
let sessions: SessionRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  sessions = createSessionRepository(database.db);
});
afterAll(() => database.close());

function valueOf<Value>(result: Result<Value> | null): Value {
  if (result?.ok !== true) throw new Error('Refused or unknown.');
  return result.value;
}

const everything = { teams: 'all', locksSheet: false } as const;

describe('loading', () => {
  test('[ENT-10] a new Session has the questions of its quiz in order and no teams', async () => {
    const quiz = await storeQuiz(database.db, [
      aQuestion({ points: 2.5, revealAnswerTrivia: 'Published in 1897' }),
      aQuestion({
        question: 'Which is a mammal?',
        answerEntryType: 'multiChoice',
        correctMultiAnswer: 'Shark\n--Dolphin',
        shouldRevealAnswer: false,
        autoMarkCorrectStyle: 'never',
        answerTrivia: 'Only for the host',
        imageUrl: 'https://example.org/sea.jpg',
      }),
    ]);
    const state = await sessions.load(quiz.sessionId);
    expect(state).toEqual({
      session: {
        id: quiz.sessionId,
        answerSheetId: quiz.answerSheetId,
        sessionStatus: 'notStarted',
        currentQuestionId: null,
        version: 1,
        quizName: 'Thursday Quiz',
        defaultPoints: 1,
        questions: [
          {
            question: quiz.questions[0],
            revealAnswerTriviaHtml: '<p>Published in 1897</p>',
            askedOrdinal: null,
            isRevealed: false,
          },
          {
            question: quiz.questions[1],
            revealAnswerTriviaHtml: '<p></p>',
            askedOrdinal: null,
            isRevealed: false,
          },
        ],
        createdTime: at(0),
        updatedTime: at(0),
      },
      teams: [],
    });
  });

  test.each(['no-uuid', '00000000-0000-4000-8000-000000000000', ''])(
    'the id %j is of no Session',
    async (id) => {
      expect(await sessions.load(id)).toBeNull();
      expect(await sessions.owner(id)).toBeNull();
      expect(await sessions.teamSessionId(id)).toBeNull();
      expect(await sessions.apply(id, everything, () => ok(changesOf({})))).toBeNull();
      expect(await sessions.versions([id])).toEqual(new Map());
    },
  );

  test('[AUTH-17] a Session is owned by the account of its quiz', async () => {
    const quiz = await storeQuiz(database.db);
    expect(await sessions.owner(quiz.sessionId)).toEqual({
      accountId: quiz.accountId,
      answerSheetId: quiz.answerSheetId,
    });
  });
});

describe('applying', () => {
  test('[ENT-11] teams come back in the order in which they joined', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const teams = ['Zebras', 'Aardvarks', 'Moles'].map((name) =>
      aTeam(sessionId, { name, createdTime: at(5) }),
    );
    for (const team of teams) await applyChangesTo(database.db, sessionId, { teams: [team] });
    const last = [aTeam(sessionId, { name: 'Bees' }), aTeam(sessionId, { name: 'Ants' })];
    const state = await applyChangesTo(database.db, sessionId, { teams: last });
    expect(state.teams.map(({ team }) => team)).toEqual([...teams, ...last]);
  });

  test('[ENT-12] [ENT-15] answers and scores come back as they were stored, and as they were overwritten', async () => {
    const { sessionId, questions } = await storeQuiz(database.db);
    const [first, second] = questions.map(({ id }) => id) as [string, string];
    const team = aTeam(sessionId);
    const answers = [
      anAnswer(team.id, first, {
        answer: 'Zoë "the" \\ {x,y} 🍺\n\ttwo',
        questionVote: false,
        lastSave: { browserId: 'browser {1}', sequence: 9_007_199_254_740_991 },
        earlierSaves: [{ browserId: 'phone "2", \\', sequence: 9_007_199_254_740_990 }],
      }),
      anAnswer(team.id, second, {
        answer: 'Dolphin',
        multiChoiceSelectedOptionIndexes: [1],
        questionVote: true,
      }),
    ];
    const scores = [aScore(team.id, first, { pointsAwarded: 0.125 }), aScore(team.id, second)];
    const stored = await applyChangesTo(database.db, sessionId, { teams: [team], answers, scores });
    expect([...(stored.teams[0]?.answers.values() ?? [])]).toEqual(expect.arrayContaining(answers));
    expect([...(stored.teams[0]?.scores.values() ?? [])]).toEqual(expect.arrayContaining(scores));

    const changedTeam = { ...team, writerBrowserId: 'browser-1', answersUpdatedTime: at(90) };
    const answer = anAnswer(team.id, first, { answer: '', isConfirmed: false });
    const score = aScore(team.id, first, { isCorrect: null, pointsAwarded: 0, isMarkedByQuizmaster: true });
    const changed = await applyChangesTo(database.db, sessionId, {
      teams: [changedTeam],
      answers: [answer],
      scores: [score],
    });
    expect(changed.teams[0]?.team).toEqual(changedTeam);
    expect(changed.teams[0]?.answers).toEqual(
      new Map([answer, answers[1]].map((row) => [row?.questionId, row])),
    );
    expect(changed.teams[0]?.scores).toEqual(
      new Map([score, scores[1]].map((row) => [row?.questionId, row])),
    );
  });

  test('characters that PostgreSQL can not hold are left out or replaced, the rest of the save is kept', async () => {
    const { sessionId, questions } = await storeQuiz(database.db);
    const [first, second] = questions.map(({ id }) => id) as [string, string];
    const team = aTeam(sessionId);
    const state = await applyChangesTo(database.db, sessionId, {
      teams: [team],
      answers: [
        anAnswer(team.id, first, { answer: 'Ze\0bra\ud83c' }),
        anAnswer(team.id, second, { answer: 'Moles' }),
      ],
    });
    expect([first, second].map((id) => state.teams[0]?.answers.get(id)?.answer)).toEqual([
      'Zebra\ufffd',
      'Moles',
    ]);
  });

  test('of rows that changes name twice, the last one is stored', async () => {
    const { sessionId, questions } = await storeQuiz(database.db);
    const questionId = questions[0]?.id ?? '';
    const team = aTeam(sessionId);
    const state = await applyChangesTo(database.db, sessionId, {
      teams: [team, { ...team, writerBrowserId: 'browser-2' }],
      questionStatuses: [1, 2].map((askedOrdinal) => ({ questionId, askedOrdinal, isRevealed: false })),
      answers: ['first', 'last'].map((answer) => anAnswer(team.id, questionId, { answer })),
      scores: [1, 2].map((pointsAwarded) => aScore(team.id, questionId, { pointsAwarded })),
    });
    expect(state.session.questions[0]?.askedOrdinal).toBe(2);
    expect(state.teams[0]?.team.writerBrowserId).toBe('browser-2');
    expect(state.teams[0]?.answers.get(questionId)?.answer).toBe('last');
    expect(state.teams[0]?.scores.get(questionId)?.pointsAwarded).toBe(2);
  });

  test('[ENT-17] asking and revealing come back with the status of the Session', async () => {
    const { sessionId, questions } = await storeQuiz(database.db);
    const [first, second] = questions.map(({ id }) => id) as [string, string];
    const state = await applyChangesTo(database.db, sessionId, {
      head: { sessionStatus: 'askQuestions', currentQuestionId: second, updatedTime: at(60) },
      questionStatuses: [
        { questionId: second, askedOrdinal: 1, isRevealed: true },
        { questionId: first, askedOrdinal: 2, isRevealed: false },
      ],
    });
    expect(state.session).toMatchObject({
      sessionStatus: 'askQuestions',
      currentQuestionId: second,
      updatedTime: at(60),
      version: 2,
      questions: [
        { question: { id: first }, askedOrdinal: 2, isRevealed: false },
        { question: { id: second }, askedOrdinal: 1, isRevealed: true },
      ],
    });
  });

  test('[STATE-13] an added question stands at the end of the quiz and moves its updatedTime', async () => {
    const { sessionId, questions, answerSheetId } = await storeQuiz(database.db);
    const addedQuestion = aQuestion({ question: '' });
    const state = await applyChangesTo(database.db, sessionId, {
      addedQuestion,
      head: { sessionStatus: 'askQuestions', currentQuestionId: addedQuestion.id, updatedTime: at(-60) },
      questionStatuses: [{ questionId: addedQuestion.id, askedOrdinal: 1, isRevealed: false }],
    });
    expect(state.session.questions.map(({ question }) => question)).toEqual([...questions, addedQuestion]);
    const [sheet] = await database.sql`select updated_time from answer_sheet where id = ${answerSheetId}`;
    expect(sheet?.['updated_time']).toContain(':00.001');
  });

  test('[PROD-5] a rule gets only the teams it asked for, and never one of another Session', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const other = await storeQuiz(database.db);
    const teams = [aTeam(sessionId, { name: 'Mine' }), aTeam(sessionId, { name: 'Beside' })];
    await applyChangesTo(database.db, sessionId, { teams });
    const strange = aTeam(other.sessionId);
    await applyChangesTo(database.db, other.sessionId, { teams: [strange] });
    const wanted = [teams[0]?.id ?? '', strange.id, 'no-uuid'];
    const applied = valueOf(
      await sessions.apply(sessionId, { teams: wanted, locksSheet: false }, () => ok(changesOf({}))),
    );
    expect(applied.before.teams.map(({ team }) => team.name)).toEqual(['Mine']);
    expect(await sessions.teamExists(sessionId, strange.id)).toBe(false);
    expect(await sessions.teamExists(other.sessionId, strange.id)).toBe(true);
    expect(await sessions.teamSessionId(strange.id)).toBe(other.sessionId);
  });

  test('a deleted team takes its answers and scores along, and no team of another Session', async () => {
    const { sessionId, questions } = await storeQuiz(database.db);
    const other = await storeQuiz(database.db);
    const strange = aTeam(other.sessionId);
    await applyChangesTo(database.db, other.sessionId, { teams: [strange] });
    const team = aTeam(sessionId);
    const questionId = questions[0]?.id ?? '';
    await applyChangesTo(database.db, sessionId, {
      teams: [team],
      answers: [anAnswer(team.id, questionId)],
      scores: [aScore(team.id, questionId)],
    });
    const state = await applyChangesTo(database.db, sessionId, { deletedTeamIds: [team.id, strange.id] });
    expect(state.teams).toEqual([]);
    const left = await database.sql`select 1 from team_answer where team_id = ${team.id}
      union all select 1 from answer_score where team_id = ${team.id}`;
    expect(left).toHaveLength(0);
    expect(await sessions.teamExists(other.sessionId, strange.id)).toBe(true);
  });

  test('a command without effect leaves the version alone, every other raises it by one', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const idle = valueOf(await sessions.apply(sessionId, everything, () => ok(changesOf({}))));
    expect(idle.version).toBe(1);
    const team = aTeam(sessionId);
    const joined = valueOf(
      await sessions.apply(sessionId, everything, () => ok(changesOf({ teams: [team] }))),
    );
    expect(joined).toMatchObject({
      version: 2,
      before: { session: { version: 1 } },
      changes: { teams: [team] },
    });
    expect(await sessions.versions([sessionId])).toEqual(new Map([[sessionId, 2]]));
  });

  test('[PROD-3] a refusal and a failure store nothing', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const refusal = { code: 'conflict', message: 'The quiz is finished' } as const;
    expect(await sessions.apply(sessionId, everything, () => refuse(refusal))).toEqual({
      ok: false,
      refusal,
    });
    const team = aTeam(sessionId);
    const unknownQuestion = anAnswer(team.id, randomUUID());
    const failing = sessions.apply(sessionId, everything, () =>
      ok(changesOf({ teams: [team], answers: [unknownQuestion] })),
    );
    await expect(failing).rejects.toMatchObject({ code: '23503' });
    expect(await sessions.load(sessionId)).toMatchObject({ session: { version: 1 }, teams: [] });
  });

  test('[PROD-5] a failure does not repeat what the statement was given', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const other = await storeQuiz(database.db);
    const team = aTeam(sessionId, { name: 'Secret squirrels' });
    await applyChangesTo(database.db, other.sessionId, { teams: [{ ...team, sessionId: other.sessionId }] });
    const failing = sessions.apply(sessionId, everything, () => ok(changesOf({ teams: [team] })));
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '23505' });
    expect(inspect(error)).not.toMatch(new RegExp(`Secret squirrels|${team.id}`));
  });

  test('twenty commands at once wait for each other and none is lost', async () => {
    const { sessionId } = await storeQuiz(database.db);
    const joins = Array.from({ length: 20 }, (_, index) =>
      sessions.apply(sessionId, everything, ({ teams }) =>
        ok(changesOf({ teams: [aTeam(sessionId, { name: `After ${teams.length}, as ${index}` })] })),
      ),
    );
    const versions = (await Promise.all(joins)).map((joined) => valueOf(joined).version);
    expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    const state = await sessions.load(sessionId);
    expect(state?.teams.map(({ team }) => /After (\d+)/.exec(team.name)?.[1])).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index)),
    );
  });
});

describe('answers decided on a state that somebody kept', () => {
  async function aKeptEvening() {
    const { sessionId, questions } = await storeQuiz(database.db);
    const team = aTeam(sessionId);
    const known = await applyChangesTo(database.db, sessionId, { teams: [team] });
    const answer = anAnswer(team.id, questions[0]?.id ?? '', { answer: 'Stoker' });
    return { sessionId, team, known, answer, options: { teams: [team.id], locksSheet: false, known } };
  }

  test('are stored with their marks and the team, and move the version', async () => {
    const { sessionId, team, known, answer, options } = await aKeptEvening();
    const changes = changesOf({
      teams: [{ ...team, writerBrowserId: 'browser-1', answersUpdatedTime: at(60) }],
      answers: [{ ...answer, answer: 'first' }, answer],
      scores: [aScore(team.id, answer.questionId, { pointsAwarded: 2 })],
    });
    const seen: SessionState[] = [];
    const applied = await sessions.apply(sessionId, options, (state) => {
      seen.push(state);
      return ok(changes);
    });
    expect(seen).toEqual([known]);
    expect(valueOf(applied).version).toBe(known.session.version + 1);
    const stored = await sessions.load(sessionId);
    expect(stored?.session.version).toBe(known.session.version + 1);
    expect(stored?.teams[0]).toMatchObject({
      team: { writerBrowserId: 'browser-1', answersUpdatedTime: at(60) },
    });
    expect(stored?.teams[0]?.answers.get(answer.questionId)).toEqual(answer);
    expect(stored?.teams[0]?.scores.get(answer.questionId)?.pointsAwarded).toBe(2);
  });

  test('are decided again on what is stored when the Session has moved on', async () => {
    const { sessionId, team, known, answer, options } = await aKeptEvening();
    await applyChangesTo(database.db, sessionId, { teams: [{ ...team, writerBrowserId: 'browser-2' }] });
    const writers: (string | null | undefined)[] = [];
    const applied = await sessions.apply(sessionId, options, (state) => {
      writers.push(state.teams[0]?.team.writerBrowserId);
      return writers.length === 1 ? ok(changesOf({ answers: [answer] })) : ok(changesOf({}));
    });
    expect(writers).toEqual([null, 'browser-2']);
    expect(valueOf(applied)).toMatchObject({ changes: changesOf({}), version: known.session.version + 1 });
    expect((await sessions.load(sessionId))?.teams[0]?.answers.size).toBe(0);
  });

  test('a refusal counts only while the state is the present one', async () => {
    const { sessionId, team, options } = await aKeptEvening();
    const refused = refuse({ code: 'conflict', message: 'Closed' } as const);
    expect(await sessions.apply(sessionId, options, () => refused)).toEqual(refused);
    await applyChangesTo(database.db, sessionId, { teams: [{ ...team, writerBrowserId: 'browser-2' }] });
    const applied = await sessions.apply(sessionId, options, ({ session }) =>
      session.version === options.known.session.version ? refused : ok(changesOf({})),
    );
    expect(valueOf(applied).changes).toEqual(changesOf({}));
  });

  test('of many gatherings at once on one kept state, each is stored once and on the one before', async () => {
    const { sessionId, answer, options } = await aKeptEvening();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sessions.apply(sessionId, options, (state) => {
          const before = state.teams[0]?.answers.get(answer.questionId)?.answer ?? '';
          return ok(changesOf({ answers: [{ ...answer, answer: `${before}${String(index)}` }] }));
        }),
      ),
    );
    const stored = await sessions.load(sessionId);
    const letters = stored?.teams[0]?.answers.get(answer.questionId)?.answer ?? '';
    expect(Array.from(letters).sort().join('')).toBe('01234567');
    expect(stored?.session.version).toBe(options.known.session.version + 8);
  });
});
