import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDeps, openAccount, type TestDeps } from '../../testing';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});
beforeEach(
  () => world.database.sql`truncate library_question, library_category, library_difficulty, library_tag,
    library_contributor cascade`,
);
afterAll(() => world.close());

function operator() {
  return world.call({ bearer: world.deps.settings.operatorToken }).operator;
}

const SEINE = { question: 'Which river flows through Paris?', correctAnswer: 'Seine; La Seine' };
const MAMMAL = {
  question: 'Which is a mammal?',
  answerEntryType: 'multiChoice' as const,
  correctMultiAnswer: 'Shark\n--Dolphin',
};

async function importing(...questions: readonly object[]) {
  const { refused: _refused, ...counts } = await operator().importLibrary({ questions: [...questions] });
  return counts;
}

describe('roles and passwords', () => {
  test('[D42] a role is given and taken, by username in whatever case', async () => {
    const { extract, caller } = await openAccount(world);
    const username = extract.username.toUpperCase();
    const granted = await operator().grant({ username, role: 'libraryEdit' });
    expect(granted).toEqual({ username: extract.username, roles: ['libraryEdit'] });
    await expect(world.call(caller).admin.libraryCatalogue()).resolves.toBeTruthy();
    const revoked = await operator().revoke({ username, role: 'libraryEdit' });
    expect(revoked.roles).toEqual([]);
    await expect(world.call(caller).admin.libraryCatalogue()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('[D42] an account that is not there is said to be', async () => {
    const granted = operator().grant({ username: 'nobody@example.org', role: 'accountEdit' });
    await expect(granted).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no account with the username nobody@example.org',
    });
  });

  test('a new password lets in, ends other logins, and may not be a common one', async () => {
    const { extract, caller } = await openAccount(world);
    const { username } = extract;
    await expect(operator().setPassword({ username, newPassword: 'password1' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await operator().setPassword({ username, newPassword: 'eight sleepy badgers' });
    await expect(world.call(caller).answerSheet.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const login = await world.call().auth.logIn({ username, password: 'eight sleepy badgers' });
    expect(login.userAccountExtract?.username).toBe(username);
  });
});

describe('the import', () => {
  test('[LIB-1] a second import of the same adds nothing', async () => {
    expect(await importing(SEINE, MAMMAL)).toEqual({ addedCount: 2, updatedCount: 0, knownCount: 0 });
    expect(await importing(SEINE, MAMMAL)).toEqual({ addedCount: 0, updatedCount: 0, knownCount: 2 });
    expect(await world.deps.library.count()).toBe(2);
  });

  test('a question that is only written otherwise is the same one', async () => {
    await importing(SEINE, MAMMAL);
    const written = { question: ' which RIVER flows through "Paris"', correctAnswer: 'seine' };
    const otherOptions = { ...MAMMAL, correctMultiAnswer: '--dolphin\nTuna\nEel' };
    expect(await importing(written, otherOptions)).toMatchObject({ addedCount: 0, knownCount: 2 });
  });

  test('the same question with another answer is another one', async () => {
    await importing(MAMMAL);
    const other = { ...MAMMAL, correctMultiAnswer: 'Shark\n--Whale' };
    expect(await importing(other, { question: '東京?', correctAnswer: '東' })).toMatchObject({
      addedCount: 2,
    });
    expect(await importing({ question: '京都?', correctAnswer: '東' })).toMatchObject({ addedCount: 1 });
  });

  test('a question that an editor has changed is neither changed back nor added again', async () => {
    await importing(SEINE);
    const editor = await openAccount(world, 'libraryEdit');
    const { admin } = world.call(editor.caller);
    const [question] = (await admin.libraryQuestionsPage({})).libraryQuestions;
    const edited = { question: 'Which river is in Paris?' };
    await admin.updateLibraryQuestion({ questionId: question?.id ?? '', libraryQuestion: edited });
    expect(await importing(SEINE)).toEqual({ addedCount: 0, updatedCount: 0, knownCount: 1 });
    expect((await admin.libraryQuestionsPage({})).libraryQuestions).toMatchObject([edited]);
  });

  test('a question with the id of a stored one replaces it', async () => {
    const id = world.deps.newId();
    await importing({ id, ...SEINE, tags: ['rivers', 'Europe'] });
    expect(await importing({ id, ...SEINE, tags: ['Europe', 'rivers'] })).toMatchObject({ knownCount: 1 });
    expect(await importing({ id, ...SEINE, tags: ['Europe'] })).toMatchObject({ updatedCount: 1 });
    expect(await world.deps.library.byIds([id])).toMatchObject([{ libraryTags: [{ name: 'Europe' }] }]);
  });

  test('one that is wrong is refused alone, with its place and the reason', async () => {
    const { addedCount, refused } = await operator().importLibrary({
      questions: [
        SEINE,
        { question: 'No answer?' },
        { ...MAMMAL, points: 'many' },
        'no object',
        { ...MAMMAL, question: 'x'.repeat(10_001) },
        { ...MAMMAL, id: 'no id' },
      ],
    });
    expect(addedCount).toBe(1);
    expect(refused).toEqual([
      { index: 1, message: 'A correct answer or multiple-choice options are required' },
      { index: 2, message: 'Points must be a number from -1000000 to 1000000' },
      { index: 3, message: 'This is no question' },
      { index: 4, message: 'Question has more than 10000 characters' },
      { index: 5, message: 'An id must be a UUID' },
    ]);
  });

  test('a dry run tells the same and stores nothing', async () => {
    await importing(SEINE);
    const told = await operator().importLibrary({ questions: [SEINE, MAMMAL, {}], isDryRun: true });
    expect(told).toMatchObject({ addedCount: 1, knownCount: 1, refused: [{ index: 2 }] });
    expect(await world.deps.library.count()).toBe(1);
    expect((await world.deps.library.catalogue()).categories).toEqual([]);
  });

  test('two imports at once add each question once', async () => {
    await Promise.all([importing(SEINE, MAMMAL), importing(MAMMAL, SEINE), importing(SEINE)]);
    expect(await world.deps.library.count()).toBe(2);
  });
});

describe('the export', () => {
  test('what was exported is imported elsewhere as it was', async () => {
    const sorting = { category: 'Geography', difficulty: 'Easy', tags: ['rivers'], contributor: 'Ann' };
    await importing({ ...SEINE, ...sorting, points: 2 }, MAMMAL);
    const exported = await operator().exportLibrary({});
    expect(exported).toMatchObject({ totalCount: 2, nextCursor: null });
    expect(exported.questions).toContainEqual(expect.objectContaining({ ...SEINE, ...sorting, points: 2 }));
    expect(await importing(...exported.questions)).toMatchObject({ knownCount: 2 });
    await world.database.sql`truncate library_question, library_category, library_contributor cascade`;
    expect(await importing(...exported.questions)).toMatchObject({ addedCount: 2 });
    expect((await operator().exportLibrary({})).questions).toEqual(
      expect.arrayContaining([...exported.questions]),
    );
  });

  test('it comes in parts', async () => {
    await importing(SEINE, MAMMAL);
    const first = await operator().exportLibrary({ limit: 1 });
    const second = await operator().exportLibrary({ limit: 1, cursor: first.nextCursor });
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.questions, ...second.questions].map(({ id }) => id)).size).toBe(2);
  });
});
