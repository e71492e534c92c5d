import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDeps, fillLibrary, openAccount, type TestDeps } from '../../testing';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});
beforeEach(
  () => world.database
    .sql`truncate account, library_question, library_category, library_difficulty, library_tag,
    library_contributor cascade`,
);
afterAll(() => world.close());

async function anAdmin(...roles: Parameters<typeof openAccount>[1][]) {
  const account = await openAccount(world, ...roles);
  return { ...account, api: world.call(account.caller).admin };
}

async function problemOf(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await call.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof TRPCError)) throw new Error('The call was not refused');
  return { code: error.code, message: error.message };
}

async function listed<Part>(parts: AsyncIterable<Part>): Promise<readonly Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** An account with a quiz whose Session has a team; answers what nobody else may learn. */
async function aQuizmaster(name: string) {
  const account = await openAccount(world);
  const { answerSheet } = await world
    .call(account.caller)
    .answerSheet.save({ answerSheet: { name, questions: [{ question: 'Who?', correctAnswer: 'Me' }] } });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const { teamTeam } = await world.call().team.join({ sessionId, name: 'The Barflies' });
  return { ...account, answerSheet, secrets: [teamTeam.id, account.user.userSessionId] };
}

describe('user accounts', () => {
  test('[ADMIN-5] [ADMIN-6] [ENT-27] the newest first, with quizzes, team names and nothing secret', async () => {
    const { api } = await anAdmin('accountEdit');
    const older = await aQuizmaster('Thursday Quiz');
    const newer = await aQuizmaster('Friday Quiz');
    const page = await api.userAccountsPage({});
    expect(page).toMatchObject({ totalCount: 3, nextCursor: null });
    expect(page.userAccounts.map(({ username }) => username).slice(0, 2)).toEqual([
      newer.extract.username,
      older.extract.username,
    ]);
    expect(page.userAccounts[1]?.masterAnswerSheets).toMatchObject([
      {
        id: older.answerSheet.id,
        name: 'Thursday Quiz',
        questionCount: 1,
        sessions: [{ sessionStatus: 'notStarted', teams: [{ name: 'The Barflies' }] }],
      },
    ]);
    const questions = page.userAccounts[1]?.masterAnswerSheets[0]?.questions ?? [];
    expect(questions.map(({ id: _id, ...shown }) => shown)).toEqual([{ question: 'Who?' }]);
    const text = JSON.stringify([page, await listed(await api.userAccounts())]);
    for (const secret of [...older.secrets, ...newer.secrets]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password/i);
  });

  test('[D49] an admin sees when somebody logged in, as a user and as an admin', async () => {
    const { api, user } = await anAdmin('accountEdit');
    await world.deps.accounts.recordLogIn(user.accountId, new Date('2026-03-05T17:59:00.000Z'));
    const { userAccounts } = await api.userAccountsPage({});
    expect(userAccounts).toMatchObject([
      {
        lastUserLoginTime: '2026-03-05T17:59:00.000Z',
        lastAdminLoginTime: '2026-03-05T17:59:00.000Z',
        userPermissionRoles: [{ name: 'accountEdit' }],
      },
    ]);
  });

  test('[ADMIN-5] guests are no accounts', async () => {
    const { api } = await anAdmin('accountEdit');
    await world.deps.authSessions.startGuest();
    expect((await api.userAccountsPage({})).totalCount).toBe(1);
  });

  test('[ADMIN-5] pages continue where the last one ended, and the whole list has the same accounts', async () => {
    const { api } = await anAdmin('accountEdit');
    for (let index = 0; index < 6; index += 1) await openAccount(world);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.userAccountsPage>> = await api.userAccountsPage({
        cursor,
        limit: 3,
      });
      names.push(...page.userAccounts.map(({ username }) => username));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toHaveLength(7);
    const parts = await listed(await api.userAccounts());
    expect(parts.flatMap(({ userAccounts }) => userAccounts).map(({ username }) => username)).toEqual(names);
  });

  test('a cursor that is none is refused', async () => {
    const { api } = await anAdmin('accountEdit');
    for (const cursor of ['', 'x', '2026-13-99T99:99:99.999Z_11111111-1111-4111-8111-111111111111']) {
      expect(await problemOf(api.userAccountsPage({ cursor }))).toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});

describe('answer sheets', () => {
  test('[ADMIN-7] quizzes of all accounts, newest first, with the owner and how many the owner has', async () => {
    const { api } = await anAdmin('accountEdit');
    const older = await aQuizmaster('Thursday Quiz');
    await world.call(older.caller).answerSheet.save({ answerSheet: { name: 'Second Quiz' } });
    const newer = await aQuizmaster('Friday Quiz');
    const { answerSheets, nextCursor } = await api.answerSheetsPage({});
    expect(nextCursor).toBeNull();
    expect(answerSheets).toMatchObject([
      { username: newer.extract.username, accountSheetCount: 1, answerSheet: { name: 'Friday Quiz' } },
      { username: older.extract.username, accountSheetCount: 2, answerSheet: { name: 'Second Quiz' } },
      { username: older.extract.username, accountSheetCount: 2, answerSheet: { name: 'Thursday Quiz' } },
    ]);
    for (const secret of [...older.secrets, ...newer.secrets]) {
      expect(JSON.stringify(answerSheets)).not.toContain(secret);
    }
  });
});

describe('library questions', () => {
  const SEINE = { question: 'Which river flows through Paris?', correctAnswer: 'Seine' };

  test('[REST-41] [ADMIN-12] a new question is by the default contributor', async () => {
    const { api } = await anAdmin('libraryEdit');
    const { defaultContributorId, contributors } = await api.libraryCatalogue();
    expect(contributors).toEqual([
      { id: defaultContributorId, userAccountId: null, moniker: 'Starter library' },
    ]);
    const { libraryQuestion } = await api.createLibraryQuestion({ libraryQuestion: SEINE });
    expect(libraryQuestion).toEqual({
      id: libraryQuestion.id,
      points: null,
      ...SEINE,
      answerEntryType: 'freeText',
      correctMultiAnswer: '',
      shouldRevealAnswer: true,
      autoMarkCorrectStyle: 'similar',
      answerTrivia: '',
      revealAnswerTrivia: '',
      imageUrl: '',
      contributorId: defaultContributorId,
      libraryCategoryId: null,
      libraryDifficultyId: null,
      libraryTags: [],
      answerOptionStrings: [],
    });
  });

  test('[REST-42] absent fields stay, null takes away', async () => {
    const { api } = await anAdmin('libraryEdit');
    const catalogue = await aCatalogue(api);
    const { libraryQuestion } = await api.createLibraryQuestion({
      libraryQuestion: { ...SEINE, ...catalogue.sorting, answerTrivia: 'Long' },
    });
    const questionId = libraryQuestion.id;
    const edited = await api.updateLibraryQuestion({
      questionId,
      libraryQuestion: { question: 'Which river flows through Rouen?', libraryCategoryId: null },
    });
    expect(edited.libraryQuestion).toEqual({
      ...libraryQuestion,
      question: 'Which river flows through Rouen?',
      libraryCategoryId: null,
    });
  });

  test('[ADMIN-17] tags are kept sorted by name, each once', async () => {
    const { api } = await anAdmin('libraryEdit');
    const { tagIds } = await aCatalogue(api);
    const { libraryQuestion } = await api.createLibraryQuestion({
      libraryQuestion: { ...SEINE, libraryTags: [...tagIds, ...tagIds].reverse().map((id) => ({ id })) },
    });
    expect(libraryQuestion.libraryTags.map(({ name }) => name)).toEqual(['alps', 'zebras']);
  });

  test('[ADMIN-16] what the library does not have can not be chosen', async () => {
    const { api } = await anAdmin('libraryEdit');
    const id = world.deps.newId();
    const refusals = await Promise.all(
      [
        { contributorId: id },
        { libraryCategoryId: id },
        { libraryDifficultyId: 'no id' },
        { libraryTags: [{ id }] },
      ].map((sorting) => problemOf(api.createLibraryQuestion({ libraryQuestion: { ...SEINE, ...sorting } }))),
    );
    expect(refusals).toEqual([
      { code: 'BAD_REQUEST', message: 'The library has no such contributor' },
      { code: 'BAD_REQUEST', message: 'The library has no such category' },
      { code: 'BAD_REQUEST', message: 'The library has no such difficulty' },
      { code: 'BAD_REQUEST', message: 'The library has no such tag' },
    ]);
    expect(await world.deps.library.count()).toBe(0);
  });

  test('[ENT-21] a question needs a text, and an answer or options', async () => {
    const { api } = await anAdmin('libraryEdit');
    const { libraryQuestion } = await api.createLibraryQuestion({ libraryQuestion: SEINE });
    const create = (sent: object) => problemOf(api.createLibraryQuestion({ libraryQuestion: sent }));
    expect(await create({ question: ' ', correctAnswer: 'Seine' })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await create({ question: 'Which?', correctAnswer: ' ; ' })).toMatchObject({ code: 'BAD_REQUEST' });
    const edit = { questionId: libraryQuestion.id, libraryQuestion: { correctAnswer: '' } };
    expect(await problemOf(api.updateLibraryQuestion(edit))).toEqual({
      code: 'BAD_REQUEST',
      message: 'A correct answer or multiple-choice options are required',
    });
  });

  test('[REST-43] [ADMIN-19] a deleted question is gone; quizzes that borrowed it keep their copy', async () => {
    const { api, caller } = await anAdmin('libraryEdit');
    const { libraryQuestion } = await api.createLibraryQuestion({ libraryQuestion: SEINE });
    const { library, answerSheet } = world.call(caller);
    const borrowed = await library.borrow({ libraryQuestionIds: [libraryQuestion.id] });
    const questions = borrowed.libraryQuestions.map(({ id: _id, ...fields }) => fields);
    const saved = await answerSheet.save({ answerSheet: { questions } });
    await api.deleteLibraryQuestion({ questionId: libraryQuestion.id });
    expect(await world.deps.library.count()).toBe(0);
    const kept = await answerSheet.get({ answerSheetId: saved.answerSheet.id });
    expect(kept.answerSheet.questions).toMatchObject([SEINE]);
    for (const questionId of [libraryQuestion.id, 'no id']) {
      const refused = { code: 'NOT_FOUND', message: 'There is no such library question' };
      expect(await problemOf(api.deleteLibraryQuestion({ questionId }))).toEqual(refused);
      expect(await problemOf(api.updateLibraryQuestion({ questionId, libraryQuestion: SEINE }))).toEqual(
        refused,
      );
    }
  });

  async function aCatalogue(api: Awaited<ReturnType<typeof anAdmin>>['api']) {
    const question = { ...SEINE, category: 'Geography', difficulty: 'Easy', tags: ['zebras', 'alps'] };
    await world
      .call({ bearer: world.deps.settings.operatorToken })
      .operator.importLibrary({ questions: [question] });
    const { libraryCategories, libraryDifficulties, libraryTags } = await api.libraryCatalogue();
    await world.database.sql`truncate library_question cascade`;
    return {
      tagIds: libraryTags.map(({ id }) => id),
      sorting: {
        libraryCategoryId: libraryCategories[0]?.id,
        libraryDifficultyId: libraryDifficulties[0]?.id,
        libraryTags: libraryTags.map(({ id }) => ({ id })),
      },
    };
  }
});

describe('the filter', () => {
  const texts = {
    question: 'Which river flows through Paris?',
    correctAnswer: 'Seine',
    correctMultiAnswer: '--Loire\nThames',
    answerTrivia: 'Rises in Burgundy',
    revealAnswerTrivia: 'It is **777** km long',
    imageUrl: 'https://example.org/boat.jpg',
  };

  async function matchesOf(filter: string) {
    const { api } = await anAdmin('libraryEdit');
    const { totalCount, matchCount, isComplete, libraryQuestions } = await api.libraryQuestionsPage({
      filter,
    });
    expect(isComplete).toBe(true);
    expect(libraryQuestions).toHaveLength(matchCount);
    return [matchCount, totalCount];
  }

  beforeEach(async () => {
    const { api } = await anAdmin('libraryEdit');
    await api.createLibraryQuestion({ libraryQuestion: texts });
    await api.createLibraryQuestion({
      libraryQuestion: { question: 'Who wrote Dracula?', correctAnswer: 'Stoker' },
    });
  });

  test.each(['^which', 'SEINE', 'loire\\nthames', 'burgundy', '7{3}', 'boat\\.(jpg|png)$', '\\d+\\*\\* KM'])(
    '[ADMIN-9] [ADMIN-11] %s finds one of two questions',
    async (filter) => {
      expect(await matchesOf(filter)).toEqual([1, 2]);
    },
  );

  test.each(['(', '[', '*', 'a{2,1}', '(?<=x)y', '\\1'])('[ADMIN-10] %s matches nothing', async (filter) => {
    expect(await matchesOf(filter)).toEqual([0, 2]);
  });

  test('[ADMIN-9] each text is matched by itself', async () => {
    expect(await matchesOf('paris\\?[\\s\\S]*seine')).toEqual([0, 2]);
    expect(await matchesOf('')).toEqual([2, 2]);
    expect(await matchesOf('.')).toEqual([2, 2]);
  });

  test('[ADMIN-11] a change is found at once, also by an expression that was asked before', async () => {
    const { api } = await anAdmin('libraryEdit');
    expect(await matchesOf('dracula')).toEqual([1, 2]);
    const { libraryQuestion } = await api.createLibraryQuestion({
      libraryQuestion: { question: 'Where did Dracula live?', correctAnswer: 'Transylvania' },
    });
    expect(await matchesOf('dracula')).toEqual([2, 3]);
    await api.updateLibraryQuestion({
      questionId: libraryQuestion.id,
      libraryQuestion: { question: 'Where did the count live?' },
    });
    expect(await matchesOf('dracula')).toEqual([1, 3]);
    await api.deleteLibraryQuestion({ questionId: libraryQuestion.id });
    expect(await matchesOf('dracula')).toEqual([1, 2]);
  });

  // Each of these takes an engine that backtracks longer than the universe is old, or its memory.
  test.each([
    ['^(a+)+$', 0],
    ['^(a|a)*$', 0],
    ['^(a|aa)+$', 0],
    ['^(a|aa)+!$', 1],
    ['^([a-z]+)*\\d$', 0],
    ['^(a*)*b$', 0],
    ['(x+x+)+y', 0],
    ['(.*a){20}$', 0],
    ['^(([a-z])+.)+\\d{3}([a-z])+$', 0],
    ['(\\s*\\S*)*$x', 0],
    ['.*.*.*.*.*.*.*=.*', 0],
    ['^((a{1,2}){1,2}){1,2}$', 0],
    ['([\\s\\S]{1,1000}|[\\s\\S]{1,999})x', 0],
    ['(a?){500}a{500}$', 0],
    [`(${'a{1,1000}|'.repeat(49)}b)c`, 0],
    [`${'('.repeat(250)}${')'.repeat(250)}`, 0],
    ['((((((((((a{1,2}){1,2}){1,2}){1,2}){1,2}){1,2}){1,2}){1,2}){1,2}){1,2})b', 0],
  ])('[ADMIN-9] the expression %s, which hangs other engines, is answered', async (filter, matchCount) => {
    const { api } = await anAdmin('libraryEdit');
    const trap = `${'a'.repeat(9999)}!`;
    await api.createLibraryQuestion({
      libraryQuestion: { question: trap, correctAnswer: trap, answerTrivia: trap, revealAnswerTrivia: trap },
    });
    expect(await matchesOf(filter)).toEqual([matchCount, 3]);
  });

  test('[ADMIN-11] the pages of a search have each match once, the newest first', async () => {
    await fillLibrary(world, 25);
    const { api } = await anAdmin('libraryEdit');
    for (const filter of ['question \\d', '']) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof api.libraryQuestionsPage>> = await api.libraryQuestionsPage({
          filter,
          cursor,
          limit: 10,
        });
        ids.push(...page.libraryQuestions.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(ids).size).toBe(filter === '' ? 27 : 25);
      const whole = await listed(await api.libraryQuestions());
      const all = whole.flatMap(({ libraryQuestions }) => libraryQuestions).map(({ id }) => id);
      expect(ids).toEqual(all.filter((id) => ids.includes(id)));
    }
  });
});

describe('[ADMIN-4] without the role', () => {
  test('[ADMIN-2] [ADMIN-3] each role opens its own part only', async () => {
    const accounts = await anAdmin('accountEdit');
    const library = await anAdmin('libraryEdit');
    const refused = { code: 'FORBIDDEN' };
    expect(await problemOf(library.api.userAccountsPage({}))).toMatchObject(refused);
    expect(await problemOf(library.api.answerSheetsPage({}))).toMatchObject(refused);
    expect(await problemOf(library.api.analytics({}))).toMatchObject(refused);
    expect(await problemOf(accounts.api.libraryQuestionsPage({}))).toMatchObject(refused);
    expect(await problemOf(accounts.api.libraryCatalogue())).toMatchObject(refused);
  });
});
