import { randomUUID } from 'node:crypto';

import { decideBorrow, notFound, ok, planRandomList, refuse, type Result } from '@pubquiz/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import type { BorrowContext, LibrarySupply } from './library-allowance';
import type { ImportedQuestion } from './library-import';
import { createLibraryRepository, type LibraryRepository } from './library-repository';
import { aQuestion, at, storeGuest } from './testing/builders';

let database: TestDatabase;
let library: LibraryRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  library = createLibraryRepository(database.db);
});
beforeEach(
  () => database.sql`truncate library_question, library_category, library_difficulty, library_tag,
  library_contributor cascade`,
);
afterAll(() => database.close());

const day = '2026-03-05';

function anImportedQuestion(fields: Partial<ImportedQuestion> = {}): ImportedQuestion {
  return { ...aQuestion(), category: null, difficulty: null, tags: [], contributor: null, ...fields };
}

async function fill(count: number): Promise<readonly string[]> {
  const questions = Array.from({ length: count }, (_, index) =>
    anImportedQuestion({ question: `Question ${index}` }),
  );
  await library.import({ categories: [], difficulties: [], tags: [], questions }, at(0));
  return questions.map(({ id }) => id);
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** The plan of a random list with so many views left at the start of the day. */
function planWith(allowance: number) {
  return (supply: LibrarySupply) =>
    planRandomList({ ...supply, remainingViews: Math.max(0, allowance - supply.seenCount) });
}

describe('the import', () => {
  test('[ENT-21] [ENT-22] [ENT-23] questions come with what they are sorted by', async () => {
    const question = anImportedQuestion({
      points: 2,
      category: 'Animals',
      difficulty: 'Hard',
      tags: ['spiders', 'Africa'],
      contributor: 'Starter library',
    });
    await library.import(
      {
        categories: [{ name: 'Animals', description: 'Furry and finned' }],
        difficulties: [
          { name: 'Easy', description: 'Most teams know it' },
          { name: 'Medium', description: '' },
          { name: 'Hard', description: '' },
        ],
        tags: [{ name: 'spiders', description: 'Eight legs', isSpecialInterest: true }],
        questions: [question],
      },
      at(0),
    );
    const catalogue = await library.catalogue();
    expect(catalogue).toMatchObject({
      categories: [{ name: 'Animals', description: 'Furry and finned' }],
      difficulties: [
        { name: 'Easy', description: 'Most teams know it' },
        { name: 'Medium' },
        { name: 'Hard' },
      ],
      tags: [
        { name: 'Africa', description: '', isSpecialInterest: false },
        { name: 'spiders', description: 'Eight legs', isSpecialInterest: true },
      ],
      contributors: [{ moniker: 'Starter library', accountId: null }],
    });
    const {
      category: _category,
      difficulty: _difficulty,
      tags: _tags,
      contributor: _contributor,
      ...fields
    } = question;
    expect((await library.page({ limit: 10, after: null })).items).toEqual([
      {
        ...fields,
        libraryCategoryId: catalogue.categories[0]?.id,
        libraryDifficultyId: catalogue.difficulties[2]?.id,
        contributorId: catalogue.contributors[0]?.id,
        libraryTags: catalogue.tags.map(({ id, name }) => ({ id, name })),
        createdTime: at(0),
        updatedTime: at(0),
      },
    ]);
  });

  test('the same questions a second time replace the first, and descriptions are kept', async () => {
    const question = anImportedQuestion({ category: 'Animals', tags: ['spiders'], contributor: 'Ann' });
    const nothing = { categories: [], difficulties: [], tags: [] };
    await library.import(
      { ...nothing, categories: [{ name: 'Animals', description: 'Furry' }], questions: [question] },
      at(0),
    );
    const before = await library.catalogue();
    await library.import(
      { ...nothing, questions: [{ ...question, question: 'Edited', tags: ['insects'] }] },
      at(0),
    );
    expect(await library.count()).toBe(1);
    const [stored] = (await library.page({ limit: 10, after: null })).items;
    expect(stored).toMatchObject({
      question: 'Edited',
      createdTime: at(0),
      libraryTags: [{ name: 'insects' }],
    });
    expect(stored?.updatedTime.getTime()).toBe(at(0).getTime() + 1);
    expect((await library.catalogue()).categories).toEqual(before.categories);
  });
});

describe('random lists', () => {
  test('[LIB-14] [LIB-15] [LIB-18] each question is charged once, unseen ones come first, seen ones fill up', async () => {
    const ids = await fill(20);
    const visit = { accountId: await storeGuest(database.db), day };
    const first = await library.drawRandom(visit, planWith(100));
    const second = await library.drawRandom(visit, planWith(100));
    const third = await library.drawRandom(visit, planWith(100));
    expect([first, second, third].map(({ questions }) => questions.length)).toEqual([12, 12, 12]);
    const seen = new Set([...first.questions, ...second.questions.slice(0, 8)].map(({ id }) => id));
    expect(seen).toEqual(new Set(ids));
    expect([first, second, third].map(({ use }) => use.viewedCount)).toEqual([12, 20, 20]);
    expect(await library.use(visit)).toEqual({ viewedCount: 20, borrowedCount: 0 });
  });

  test('[LIB-18] lists asked for at once never go beyond the allowance', async () => {
    await fill(60);
    const visit = { accountId: await storeGuest(database.db), day };
    const lists = await Promise.all(Array.from({ length: 5 }, () => library.drawRandom(visit, planWith(30))));
    const sizes = lists.map(({ questions }) => questions.length).sort((a, b) => a - b);
    expect(sizes).toEqual([0, 0, 6, 12, 12]);
    expect(await library.use(visit)).toEqual({ viewedCount: 30, borrowedCount: 0 });
  });

  test('[LIB-17] another account and another day have allowances of their own', async () => {
    await fill(12);
    const accountId = await storeGuest(database.db);
    await library.drawRandom({ accountId, day }, planWith(100));
    expect(await library.use({ accountId, day: '2026-03-06' })).toEqual({ viewedCount: 0, borrowedCount: 0 });
    expect(await library.use({ accountId: await storeGuest(database.db), day })).toMatchObject({
      viewedCount: 0,
    });
    await library.forgetUses('2026-03-06');
    expect(await library.use({ accountId, day })).toEqual({ viewedCount: 0, borrowedCount: 0 });
  });
});

describe('borrowing', () => {
  const rule =
    (libraryQuestionIds: readonly string[]) =>
    ({ borrowedTodayIds, unknownIds }: BorrowContext) =>
      unknownIds.length > 0
        ? notFound('There is no such question')
        : decideBorrow({ libraryQuestionIds, borrowedTodayIds, at: at(0) });
  const borrow = (accountId: string, libraryQuestionIds: readonly string[]) =>
    library.borrow({ accountId, day, libraryQuestionIds }, rule(libraryQuestionIds));

  test('[LIB-16] borrowed questions come complete in the order asked for, and are charged once', async () => {
    const ids = await fill(3);
    const wanted = [ids[2], ids[0]].map(String);
    const accountId = await storeGuest(database.db);
    const first = valueOf(await borrow(accountId, wanted));
    expect(first.questions.map(({ id, correctAnswer }) => [id, correctAnswer])).toEqual(
      wanted.map((id) => [id, 'Bram Stoker']),
    );
    expect(first.use).toEqual({ viewedCount: 0, borrowedCount: 2 });
    expect(valueOf(await borrow(accountId, [...ids])).use.borrowedCount).toBe(3);
  });

  test('[LIB-19] beyond the allowance nothing is borrowed, also by calls at the same time', async () => {
    const ids = await fill(40);
    const accountId = await storeGuest(database.db);
    expect(await borrow(accountId, ids.slice(0, 21))).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-requests', message: "You have borrowed all of today's 20 questions" },
    });
    expect(await library.use({ accountId, day })).toMatchObject({ borrowedCount: 0 });
    const outcomes = await Promise.all(
      [0, 8, 16, 24].map((start) => borrow(accountId, ids.slice(start, start + 8))),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(2);
    expect(await library.use({ accountId, day })).toMatchObject({ borrowedCount: 16 });
  });

  test('unknown ids are told to the rule, and its refusal charges nothing', async () => {
    const [id] = await fill(1);
    const accountId = await storeGuest(database.db);
    for (const unknown of [randomUUID(), 'no-uuid']) {
      expect(await borrow(accountId, [String(id), unknown])).toMatchObject({
        refusal: { code: 'not-found' },
      });
    }
    expect(await library.use({ accountId, day })).toMatchObject({ borrowedCount: 0 });
  });
});

describe('editing', () => {
  const fields = {
    contributorId: null,
    libraryCategoryId: null,
    libraryDifficultyId: null,
    libraryTagIds: [],
  };

  test('[ADMIN-15] a question is made, changed with its tags, and deleted with its metadata', async () => {
    await library.import(
      { categories: [], difficulties: [], tags: [], questions: [anImportedQuestion({ tags: ['b', 'a'] })] },
      at(0),
    );
    const { tags } = await library.catalogue();
    const { id, ...question } = aQuestion();
    const contributorId = await library.contributorId('Starter library');
    expect(await library.contributorId('Starter library')).toBe(contributorId);
    const made = await library.save({ id, at: at(1) }, ({ stored, catalogue }) => {
      expect(stored).toBeNull();
      expect(catalogue.tags).toEqual(tags);
      return ok({ ...question, ...fields, contributorId, libraryTagIds: tags.map((tag) => tag.id) });
    });
    expect(valueOf(made)).toMatchObject({
      id,
      contributorId,
      libraryTags: [{ name: 'a' }, { name: 'b' }],
      updatedTime: at(1),
    });
    const changed = await library.save({ id, at: at(2) }, ({ stored }) =>
      ok({ ...question, ...fields, question: `${stored?.question ?? ''} Really?` }),
    );
    expect(valueOf(changed)).toMatchObject({
      question: 'Who wrote Dracula? Really?',
      contributorId: null,
      libraryTags: [],
      createdTime: at(1),
      updatedTime: at(2),
    });
    await library.borrow({ accountId: await storeGuest(database.db), day, libraryQuestionIds: [id] }, () =>
      ok([id]),
    );
    expect(await library.delete(id)).toBe(true);
    expect(await library.delete(id)).toBe(false);
    expect(await library.delete('no-uuid')).toBe(false);
    expect(
      await database.sql`select 1 from library_allowance_use where library_question_id = ${id}`,
    ).toHaveLength(0);
  });

  test('a refused edit stores nothing', async () => {
    const refusal = { code: 'invalid', message: 'Question is required' } as const;
    const refused = await library.save({ id: randomUUID(), at: at(0) }, () => refuse(refusal));
    expect(refused).toEqual({ ok: false, refusal });
    expect(await library.count()).toBe(0);
  });

  test('[ADMIN-13] editors page through all questions', async () => {
    const ids = await fill(7);
    const first = await library.page({ limit: 3, after: null });
    const second = await library.page({ limit: 3, after: first.next });
    const third = await library.page({ limit: 3, after: second.next });
    expect([first, second, third].map(({ items }) => items.length)).toEqual([3, 3, 1]);
    expect(new Set([first, second, third].flatMap(({ items }) => items.map(({ id }) => id)))).toEqual(
      new Set(ids),
    );
    expect(third.next).toBeNull();
  });
});
