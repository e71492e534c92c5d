import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPubQuizClient } from '@pubquiz/client';
import { emptyQuestionFields, type QuestionFields } from '@pubquiz/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_HANDLERS, HOSTILE_HOST, HOSTILE_TEXTS } from './fixtures/hostile-texts';
import { devicesOfEachTest } from './harness/browser';
import { serverOfEachFile } from './harness/journey-server';
import { eventually } from './harness/quizmaster';
import { type ScriptWatch, watchForScripts } from './harness/script-watch';

const ADMIN = {
  username: '"><img/src=x/onerror=__hit()>@hostile.example',
  password: 'seven wet otters dance',
};
const IN_A_BATCH = 12;

const devices = devicesOfEachTest();
/** Pages of the host that are hostile, too, and no starter library. */
const contentDir = mkdtempSync(join(tmpdir(), 'pub-quiz-hostile-pages-'));

function upTo(length: number): readonly string[] {
  return HOSTILE_TEXTS.filter((text) => text.length <= length);
}

function batches(texts: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(texts.length / IN_A_BATCH);
  return Array.from({ length: count }, (_, index) =>
    texts.slice(index * IN_A_BATCH, (index + 1) * IN_A_BATCH),
  );
}

/** Every text in every field of a question, twelve to a question. */
const QUESTIONS: readonly QuestionFields[] = batches(HOSTILE_TEXTS).map((texts, index) => ({
  ...emptyQuestionFields,
  answerEntryType: index % 2 === 0 ? 'multiChoice' : 'freeText',
  question: texts.join('\n'),
  correctAnswer: texts.join('\n'),
  correctMultiAnswer: texts.map((text) => `--${text.replaceAll('\n', ' ')}`).join('\n'),
  shouldRevealAnswer: true,
  answerTrivia: texts.join('\n'),
  revealAnswerTrivia: texts.join('\n\n'),
  imageUrl: index % 3 === 0 ? `${HOSTILE_HOST}/image.png?"><svg/onload=__hit()>` : (texts[0] ?? ''),
}));

beforeAll(async () => {
  await mkdir(join(contentDir, 'library'));
  await mkdir(join(contentDir, 'pages'));
  for (const page of ['privacy-policy', 'terms-and-conditions']) {
    await writeFile(join(contentDir, 'pages', `${page}.md`), `# Hostile\n\n${HOSTILE_TEXTS.join('\n\n')}`);
  }
});
afterAll(() => rm(contentDir, { recursive: true }));

const server = serverOfEachFile({
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  CONTENT_DIR: contentDir,
  CONTRIBUTOR_NAME: '<svg onload=__hit()>',
  RATE_LIMIT: 'off',
});

/** A quiz whose every text is hostile, ready to start, with hostile teams, in a hostile library. */
async function hostileQuiz() {
  const guest = createPubQuizClient({ url: server.url });
  const { userSessionId } = await guest.api.auth.logIn.mutate(ADMIN);
  const { api } = createPubQuizClient({ url: server.url, userSessionId: userSessionId ?? '' });
  const short = upTo(100);
  await api.admin.importLibrary.mutate({
    questions: QUESTIONS.map((question, index) => ({
      ...question,
      category: short[index] ?? null,
      difficulty: short[30 + (index % 3)] ?? null,
      tags: short.slice(index * 5, index * 5 + 5),
      contributor: short[60 + (index % 10)] ?? null,
    })),
  });
  for (const name of batches(upTo(200)).map((texts) => texts.join(' ').slice(0, 200))) {
    await api.answerSheet.save.mutate({ answerSheet: { name, questions: [...QUESTIONS.slice(0, 1)] } });
  }
  const { answerSheet } = await api.answerSheet.save.mutate({
    answerSheet: { name: HOSTILE_TEXTS[0] ?? '', questions: [...QUESTIONS] },
  });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const teamIds = await Promise.all(
    upTo(80).map(async (name) => (await guest.api.team.join.mutate({ sessionId, name })).teamTeam.id),
  );
  return { api, cookie: userSessionId ?? '', answerSheet, sessionId, teamIds };
}

type HostileQuiz = Awaited<ReturnType<typeof hostileQuiz>>;

/** Asks every question and has every team answer with hostile texts. */
async function playHostileQuiz({ api, answerSheet, sessionId, teamIds }: HostileQuiz): Promise<void> {
  await api.session.start.mutate({ sessionId });
  for (const { id } of answerSheet.questions.slice(1)) {
    await api.session.askNextQuestion.mutate({ sessionId, questionId: id });
  }
  const texts = batches(HOSTILE_TEXTS).map((batch) => batch.join(' ').slice(0, 1000));
  await Promise.all(
    teamIds.map((teamId, team) =>
      api.teamAnswer.save.mutate({
        sessionId,
        teamId,
        browserId: 'a hostile browser',
        entries: answerSheet.questions.map(({ id, answerEntryType }, question) => ({
          questionId: id,
          ...(answerEntryType === 'freeText'
            ? { answer: texts[(team + question) % texts.length] ?? '' }
            : { multiChoiceSelectedOptionIndexes: [0] }),
          isConfirmed: true,
          questionVote: true,
        })),
      }),
    ),
  );
}

async function revealHostileQuiz({ api, answerSheet, sessionId, teamIds }: HostileQuiz): Promise<void> {
  await api.session.submitAllAnswers.mutate({ sessionId });
  await api.session.markAnswers.mutate({ sessionId });
  await api.marking.setScores.mutate({
    sessionId,
    teams: teamIds.map((teamId, team) => ({
      teamId,
      entries: answerSheet.questions.map(({ id }) => ({ questionId: id, isCorrect: team % 2 === 0 })),
    })),
  });
  await api.session.revealScoring.mutate({ sessionId });
  await api.session.revealLeaderboard.mutate({ sessionId });
}

interface WatchedPage {
  readonly page: Page;
  readonly watch: ScriptWatch;
}

async function openWatched(bypassCSP: boolean, cookie: string | null): Promise<WatchedPage> {
  const page = await devices.open({ bypassCSP });
  if (cookie !== null) {
    await page.context().addCookies([{ name: 'pubquiz_session', value: cookie, url: server.url }]);
  }
  return { page, watch: await watchForScripts(page) };
}

async function visit(
  { page, watch }: WatchedPage,
  path: string,
  walk: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
  await walk(page);
  await watch.look();
}

async function foldOut(page: Page): Promise<void> {
  const folded = page.getByRole('main').getByRole('article').getByRole('button', { expanded: false });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

/** Walks the run screen over every question, each with another team. */
async function walkTheGrid(page: Page): Promise<void> {
  await page.getByRole('grid').first().waitFor();
  for (const _question of QUESTIONS) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
  }
}

/** Opens the preview of the editor and steps through it with everything revealed. */
async function stepThroughPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByRole('button', { name: 'Reveal Scoring', exact: true }).click();
  for (const number of QUESTIONS.keys()) {
    await dialog.getByText(`${number + 1} of ${QUESTIONS.length}`).waitFor();
    await dialog.locator('.question-preview .pq-prose').waitFor();
    if (number + 1 < QUESTIONS.length) await dialog.getByRole('button', { name: 'Next' }).click();
  }
}

/** Shows the questions of the newest quiz, and the teams of its evening. */
async function unfoldQuiz(page: Page): Promise<void> {
  const newest = page.getByRole('row').nth(1);
  await newest.locator('summary').first().click();
  await newest.getByRole('listitem').first().waitFor();
}

async function openLibraryTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Quiz Question Library' }).click();
  await page.getByRole('list', { name: 'Library questions' }).getByRole('checkbox').first().check();
}

async function openLibraryQuestion(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('o');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('dialog', { name: 'Preview' }).waitFor();
}

test('[PROD-4] on no screen does a text run as a script, with the policy of the page switched off and on', async () => {
  const quiz = await hostileQuiz();
  const { answerSheet, sessionId, teamIds } = quiz;
  const editor = `/quizmaster/answer-sheet/${answerSheet.id}`;
  const lobby = `${editor}/invite-team/${sessionId}`;
  const run = `${editor}/run-quiz/${sessionId}`;
  const team = `/team/game/${sessionId}/team/${teamIds[0] ?? ''}`;
  const host = await openWatched(true, quiz.cookie);
  const phone = await openWatched(true, null);
  // With its policy the pages are seen that show HTML of the server, and one where accounts read each other's texts;
  // all others show text and nothing else.
  const strictHost = await openWatched(false, quiz.cookie);
  const strictPhone = await openWatched(false, null);

  await Promise.all([visit(host, lobby), visit(phone, `/team/invitation/${sessionId}?preview=1`)]);
  await visit(phone, team);
  await playHostileQuiz(quiz);
  await Promise.all([visit(host, run, walkTheGrid), visit(phone, team)]);
  await revealHostileQuiz(quiz);
  await Promise.all([host, strictHost].map((watched) => visit(watched, run)));
  await Promise.all([phone, strictPhone].map((watched) => visit(watched, team, foldOut)));
  await Promise.all([host, strictHost].map((watched) => visit(watched, editor, stepThroughPreview)));
  await Promise.all([phone, strictPhone].map((watched) => visit(watched, '/privacy-policy')));
  await visit(host, '/', (page) => page.locator('.home-quiz-count').first().hover());
  await visit(host, '/quizmaster/answer-sheet/new', openLibraryTab);
  await visit(host, '/library/questions');
  await visit(host, '/admin/user-accounts');
  await Promise.all([host, strictHost].map((watched) => visit(watched, '/admin/answer-sheets', unfoldQuiz)));
  await visit(host, '/admin/library/questions', openLibraryQuestion);
  const pages = [host, phone, strictHost, strictPhone];
  expect(pages.flatMap(({ watch }) => watch.found())).toEqual([]);
});

/** Puts HTML into the page as a careless program would: scripts within it run, too. */
function insert(page: Page, texts: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    for (const text of all) {
      const place = document.createElement('div');
      document.body.append(place);
      place.append(document.createRange().createContextualFragment(text));
    }
  }, texts);
}

test('[PROD-4] what the server makes of each hostile text is harmless even to a page without a policy', async () => {
  const { api } = createPubQuizClient({ url: server.url });
  const rendered = await Promise.all(
    HOSTILE_TEXTS.map(async (markdown) => (await api.content.markdown.mutate({ markdown })).html),
  );
  const { page, watch } = await openWatched(true, null);
  await page.goto(`${server.url}/log-in`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await insert(
    page,
    rendered.map((html) => `<div class="pq-prose">${html}</div>`),
  );
  await watch.look();
  expect(watch.found()).toEqual([]);
  // As they were typed they do run: the watch would have seen it. (A missing script or style says so in the console.)
  const typed = EVENT_HANDLERS.filter((text) => !/^<(?:script|link)/.test(text));
  await insert(page, typed);
  await eventually(() => {
    const ran = watch.found().filter((what) => what.endsWith('code ran'));
    expect(ran.length).toBeGreaterThan(typed.length / 2);
    return Promise.resolve();
  });
});
