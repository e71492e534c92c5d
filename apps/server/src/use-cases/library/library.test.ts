import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RefusalError } from '../../refusal-error';
import { createTestDeps, fillLibrary, openAccount, type TestDeps } from '../../testing';
import { borrowQuestions } from './borrow-questions';
import { drawRandomQuestions } from './draw-random-questions';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});
beforeEach(
  () =>
    world.database.sql`truncate library_question, library_category, library_difficulty, library_tag cascade`,
);
afterAll(() => world.close());

async function anAccount() {
  const account = await openAccount(world);
  return { ...account, api: world.call(account.caller).library };
}

function depsAt(time: string) {
  return { ...world.deps, now: () => new Date(time) };
}

async function refusalOf(answer: Promise<unknown>) {
  const error: unknown = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TRPCError && error.cause instanceof RefusalError) return error.cause.refusal;
  throw new Error('The call was not refused');
}

describe('random questions', () => {
  test('[LIB-14] [LIB-15] a list has 12 questions, each charged once', async () => {
    await fillLibrary(world, 30);
    const { api } = await anAccount();
    const { libraryQuestions, libraryAllowances } = await api.random();
    expect(new Set(libraryQuestions.map(({ id }) => id)).size).toBe(12);
    expect(libraryAllowances).toEqual({
      view: { totalCount: 100, remainingCount: 88, period: 'day' },
      borrow: { totalCount: 20, remainingCount: 20, period: 'day' },
    });
  });

  test('[LIB-18] [D37] the ninth list has the last 4 new ones, the tenth is empty and no error', async () => {
    await fillLibrary(world, 150);
    const { api } = await anAccount();
    const sizes: number[] = [];
    const seen = new Set<string>();
    for (let list = 1; list <= 10; list += 1) {
      const { libraryQuestions } = await api.random();
      sizes.push(libraryQuestions.length);
      for (const { id } of libraryQuestions) seen.add(id);
    }
    expect(sizes).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 4, 0]);
    expect(seen.size).toBe(100);
    expect((await api.random()).libraryAllowances.view.remainingCount).toBe(0);
  });

  test('[LIB-18] [D37] questions seen that day fill the list up, free, once no others are left', async () => {
    await fillLibrary(world, 14);
    const { api } = await anAccount();
    const first = await api.random();
    const second = await api.random();
    expect([first, second].map(({ libraryQuestions }) => libraryQuestions.length)).toEqual([12, 12]);
    expect(second.libraryAllowances.view.remainingCount).toBe(86);
  });

  test('[LIB-21] no answer, no mark of a correct option and no trivia is shown', async () => {
    const { caller } = await openAccount(world, 'libraryEdit');
    await world.call(caller).admin.createLibraryQuestion({
      libraryQuestion: {
        question: 'Which is a mammal?',
        answerEntryType: 'multiChoice',
        correctAnswer: 'Dolphin secretly',
        correctMultiAnswer: 'Shark\n--Dolphin',
        answerTrivia: 'Trivia for the quizmaster',
        revealAnswerTrivia: 'Trivia for the reveal',
      },
    });
    const { api } = await anAccount();
    const { libraryQuestions } = await api.random();
    expect(libraryQuestions).toEqual([
      {
        id: libraryQuestions[0]?.id,
        question: 'Which is a mammal?',
        imageUrl: '',
        libraryCategoryId: null,
        libraryDifficultyId: null,
        libraryTags: [],
        answerEntryType: 'multiChoice',
        answerOptionStrings: ['Shark', 'Dolphin'],
      },
    ]);
  });

  test('[ENT-22] the list comes with what questions are sorted by, and can be narrowed to it', async () => {
    const { deps } = world;
    const sorted = (category: string, difficulty: string, tags: readonly string[]) => ({
      question: `${difficulty} ${category}`,
      category,
      difficulty,
      tags: [...tags],
      correctAnswer: 'Yes',
    });
    await world.call({ bearer: deps.settings.operatorToken }).operator.importLibrary({
      questions: [
        sorted('cat', 'Easy', ['pets']),
        sorted('cat', 'Hard', ['pets', 'lions']),
        sorted('dog', 'Easy', ['pets']),
      ],
    });
    const { api } = await anAccount();
    const all = await api.random();
    const idOf = (groups: readonly { id: string; name: string }[], name: string) =>
      groups.find((group) => group.name === name)?.id ?? '';
    const cats = idOf(all.libraryCategories, 'cat');
    const easy = idOf(all.libraryDifficulties, 'Easy');
    const lions = idOf(all.libraryTags, 'lions');
    const namesOf = async (filter: Parameters<typeof api.random>[0]) => {
      const { libraryQuestions } = await api.random(filter);
      return libraryQuestions.map(({ question }) => question).sort();
    };
    expect(await namesOf({ libraryCategoryId: cats })).toEqual(['Easy cat', 'Hard cat']);
    expect(await namesOf({ libraryDifficultyId: easy })).toEqual(['Easy cat', 'Easy dog']);
    expect(await namesOf({ libraryTagId: lions })).toEqual(['Hard cat']);
    expect(await namesOf({ libraryCategoryId: cats, libraryDifficultyId: easy })).toEqual(['Easy cat']);
    expect(await namesOf({ libraryCategoryId: deps.newId() })).toEqual([]);
    expect(await namesOf({ libraryTagId: 'no id' })).toEqual([]);
  });

  test('[LIB-20] [D50] a guest gets no library', async () => {
    const { userSessionId } = await world.deps.authSessions.startGuest();
    const { library } = world.call({ userSessionId });
    expect(await refusalOf(library.random())).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(library.borrow({ libraryQuestionIds: ['x'] }))).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('borrowing', () => {
  test('[LIB-16] gives the whole question, and a second time is free', async () => {
    const [id = ''] = await fillLibrary(world, 1);
    const { api } = await anAccount();
    const first = await api.borrow({ libraryQuestionIds: [id, id] });
    expect(first.libraryQuestions).toMatchObject([{ id, correctAnswer: 'Answer 0' }]);
    const second = await api.borrow({ libraryQuestionIds: [id] });
    expect([first, second].map((answer) => answer.libraryAllowances.borrow.remainingCount)).toEqual([19, 19]);
    expect(second.libraryAllowances.view.remainingCount).toBe(100);
  });

  test('[LIB-19] [ERR-15] beyond the allowance nothing is borrowed, and the answer says when to come back', async () => {
    const ids = await fillLibrary(world, 21);
    const { user } = await anAccount();
    const deps = depsAt('2026-03-05T23:59:30.500Z');
    const refused = await borrowQuestions(deps, user, { libraryQuestionIds: ids });
    expect(refused).toEqual({
      ok: false,
      refusal: {
        code: 'too-many-requests',
        message: "You have borrowed all of today's 20 questions",
        retryAfterSeconds: 30,
      },
    });
    const allowed = await borrowQuestions(deps, user, { libraryQuestionIds: ids.slice(0, 20) });
    expect(allowed.ok && allowed.value.libraryAllowances.borrow.remainingCount).toBe(0);
  });

  test('[LIB-19] borrows at the same moment never go beyond the allowance together', async () => {
    const ids = await fillLibrary(world, 40);
    const { api } = await anAccount();
    const answers = await Promise.allSettled(
      [0, 8, 16, 24, 32].map((start) => api.borrow({ libraryQuestionIds: ids.slice(start, start + 8) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('[LIB-17] [D16] both allowances begin anew at 00:00 UTC', async () => {
    const ids = await fillLibrary(world, 20);
    const { user } = await anAccount();
    const lateEvening = depsAt('2026-03-05T23:59:59.999Z');
    const midnight = depsAt('2026-03-06T00:00:00.000Z');
    await drawRandomQuestions(lateEvening, user, null);
    await borrowQuestions(lateEvening, user, { libraryQuestionIds: ids });
    const { libraryAllowances } = await drawRandomQuestions(midnight, user, null);
    expect(libraryAllowances).toMatchObject({ view: { remainingCount: 88 }, borrow: { remainingCount: 20 } });
  });

  test('[REST-4] an unknown question is refused and nothing is charged', async () => {
    const [id = ''] = await fillLibrary(world, 1);
    const { api } = await anAccount();
    for (const unknown of [world.deps.newId(), 'no id']) {
      const refusal = await refusalOf(api.borrow({ libraryQuestionIds: [id, unknown] }));
      expect(refusal).toEqual({ code: 'not-found', message: 'There is no such library question' });
    }
    const { libraryAllowances } = await api.borrow({ libraryQuestionIds: [id] });
    expect(libraryAllowances.borrow.remainingCount).toBe(19);
  });

  test('nothing, or more than 100 at once, is refused', async () => {
    const { api } = await anAccount();
    const hundredAndOne = Array.from({ length: 101 }, () => world.deps.newId());
    await expect(api.borrow({ libraryQuestionIds: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(api.borrow({ libraryQuestionIds: hundredAndOne })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
