import { optionsOf, parseMultipleChoiceOptions } from '@pubquiz/core';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPaths } from '../paths';
import { createTestDeps, type TestDeps } from '../testing';
import { loadStarterLibrary } from './load-starter-library';
import { readStarterFiles } from './read-starter-files';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});
beforeEach(
  () => world.database.sql`truncate library_question, library_category, library_tag, milestone cascade`,
);
afterAll(() => world.close());

async function withContent(files: Readonly<Record<string, string>>): Promise<string> {
  const contentDir = await mkdtemp(join(tmpdir(), 'pubquiz-content-'));
  await mkdir(join(contentDir, 'library'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(contentDir, 'library', name), text);
  return contentDir;
}

function depsWith(contentDir: string) {
  return { ...world.deps, settings: { ...world.deps.settings, contentDir } };
}

describe('the content folder', () => {
  test('[ENT-21] [ENT-22] every question of the real starter library has the right form', async () => {
    const files = await readStarterFiles(defaultPaths().contentDir);
    expect(files).toHaveLength(14);
    expect(files.map(({ problem }) => problem)).toEqual(files.map(() => null));
    const questions = files.flatMap(({ content }) => content?.questions ?? []);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const question of questions) {
      const {
        question: text,
        difficulty,
        tags,
        answerEntryType,
        correctMultiAnswer,
        correctAnswer,
      } = question;
      expect(['Easy', 'Medium', 'Hard'], text ?? '').toContain(difficulty);
      expect(tags.length, text ?? '').toBeGreaterThan(0);
      const options = parseMultipleChoiceOptions(correctMultiAnswer ?? '');
      if (answerEntryType === 'freeText') {
        expect(correctAnswer?.trim(), text ?? '').toBeTruthy();
        expect(options, text ?? '').toEqual([]);
      } else {
        expect(options.filter(({ isCorrect }) => isCorrect).length, text ?? '').toBe(1);
        expect(new Set(options.map((option) => option.text)).size, text ?? '').toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the first start', () => {
  test('[LIB-1] an empty library gets the starter questions, sorted, by the default contributor', async () => {
    await loadStarterLibrary(world.deps);
    const catalogue = await world.deps.library.catalogue();
    expect(catalogue.categories).toHaveLength(14);
    expect(catalogue.difficulties.map(({ name }) => name)).toEqual(['Easy', 'Medium', 'Hard']);
    const { items } = await world.deps.library.newest({ limit: 2000, after: null });
    expect(items.length).toBeGreaterThan(500);
    const [contributor] = catalogue.contributors.filter(({ moniker }) => moniker === 'Starter library');
    for (const item of items) {
      expect(item.contributorId).toBe(contributor?.id);
      expect(item.libraryCategoryId).not.toBeNull();
      expect(item.libraryDifficultyId).not.toBeNull();
      if (item.answerEntryType === 'multiChoice') expect(optionsOf(item).length).toBeGreaterThan(2);
    }
  });

  test('what an editor deletes or changes afterwards stays so at the next start', async () => {
    await loadStarterLibrary(world.deps);
    await world.database.sql`update library_question set correct_answer = 'Changed' where question like 'A%'`;
    await world.database.sql`delete from library_question where question not like 'A%'`;
    const count = await world.deps.library.count();
    await loadStarterLibrary(world.deps);
    expect(await world.deps.library.count()).toBe(count);
    expect(
      await world.database.sql`select 1 from library_question where correct_answer <> 'Changed'`,
    ).toHaveLength(0);
    await world.database.sql`delete from library_question`;
    await loadStarterLibrary(world.deps);
    expect(await world.deps.library.count()).toBe(0);
  });

  test('a load that broke off is finished at the next start, without duplicates', async () => {
    await loadStarterLibrary(world.deps);
    const count = await world.deps.library.count();
    await world.database.sql`delete from milestone`;
    await world.database.sql`delete from library_question where question like 'W%'`;
    await Promise.all([loadStarterLibrary(world.deps), loadStarterLibrary(world.deps)]);
    expect(await world.deps.library.count()).toBe(count);
  });

  test('a file that is wrong is left out and the others are loaded', async () => {
    const good = { category: { name: 'Cheese' }, questions: [aFileQuestion()] };
    const bad = { category: { name: 'Bread' }, questions: [{ ...aFileQuestion(), question: ' ' }] };
    const contentDir = await withContent({
      'bad.json': JSON.stringify(bad),
      'broken.json': '{',
      'good.json': JSON.stringify(good),
    });
    expect((await readStarterFiles(contentDir)).map(({ problem }) => problem)).toEqual([
      'bad.json: questions.0: Question is required',
      'broken.json is not valid JSON',
      null,
    ]);
    await loadStarterLibrary(depsWith(contentDir));
    expect((await world.deps.library.catalogue()).categories.map(({ name }) => name)).toEqual(['Cheese']);
    await rm(contentDir, { recursive: true });
  });

  test('a host without a starter library starts with an empty one', async () => {
    const contentDir = await mkdtemp(join(tmpdir(), 'pubquiz-content-'));
    await loadStarterLibrary(depsWith(contentDir));
    expect(await world.deps.library.count()).toBe(0);
    await rm(contentDir, { recursive: true });
  });
});

function aFileQuestion() {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    difficulty: 'Easy',
    tags: ['cheese'],
    question: 'Which cheese has holes?',
    correctAnswer: 'Emmental',
  };
}
