import { beforeAll, describe, expect, test } from 'vitest';
import { listProcedures } from '../src/docs/list-procedures';
import {
  catchLog,
  closeAfterAll,
  openQuizNight,
  startTestServer,
  type QuizNight,
  type TestServer,
} from '../src/testing';

const { log, text } = catchLog('error');
const kept = closeAfterAll();
let server: TestServer;
let night: QuizNight;
let teamId: string;

beforeAll(async () => {
  server = kept(await startTestServer({ log }));
  night = kept(await openQuizNight(server));
  teamId = (await night.join('The Barflies')).id;
  await night.quizmaster.api.session.start.mutate({ sessionId: night.sessionId });
});

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  "'; drop table team; --",
  'x'.repeat(3000),
  '💥'.repeat(300),
];
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  [],
  [[]],
  {},
  { '0': 'x' },
  ...TEXTS,
  UUID,
];

/** Inputs as JSON text: whole ones of the wrong kind, and ones whose ids are right and whose other fields are odd. */
function oddInputs(): readonly string[] {
  const ids = {
    sessionId: night.sessionId,
    answerSheetId: night.answerSheet.id,
    teamId,
    questionId: night.questionIds[0],
  };
  const fields = [
    'entries',
    'name',
    'questions',
    'answerSheet',
    'session',
    'teams',
    'statuses',
    'browserId',
    'markdown',
    'csv',
  ];
  const more = [
    'username',
    'password',
    'cheese',
    'filter',
    'cursor',
    'limit',
    'libraryQuestion',
    'libraryQuestionIds',
  ];
  const names = [
    ...fields,
    ...more,
    'lastEventId',
    'role',
    'properties',
    'updatedTime',
    'questionIds',
    'sessionId',
    'teamId',
  ];
  const withFields = VALUES.filter((_value, index) => index % 2 === 0).map((value) => ({
    ...ids,
    ...Object.fromEntries(names.map((name) => [name, value])),
  }));
  const inObjects = VALUES.filter((_value, index) => index % 2 === 1).map((value) => ({
    ...ids,
    answerSheet: {
      name: value,
      questions: [{ id: value, question: value, points: value }],
      sessions: [{ id: value }],
    },
    session: { sessionStatus: value, currentQuestionId: value },
    libraryQuestion: { question: value, correctAnswer: value, libraryTags: [{ id: value }] },
    entries: [
      {
        questionId: ids.questionId,
        answer: value,
        multiChoiceSelectedOptionIndexes: [value],
        sequence: value,
      },
    ],
    browserId: 'browser-1',
  }));
  const polluted = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"sessionId":"${ids.sessionId}"}`;
  return [
    ...[...VALUES, ...withFields, ...inObjects].map((input) => JSON.stringify(input)),
    polluted,
    '{"sessionId":"a","sessionId":"b"}',
    '{',
    'NaN',
    '',
  ];
}

async function send(path: string, type: string, { input, bearer }: { input: string; bearer: string }) {
  const query = type === 'mutation' ? '' : `?input=${encodeURIComponent(input)}`;
  return fetch(`${server.url}/trpc/${path}${query}`, {
    method: type === 'mutation' ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    ...(type === 'mutation' && { body: input }),
  });
}

describe('odd inputs', () => {
  // These end what the others stand on when they are let in.
  const ends = ['session.delete', 'answerSheet.delete', 'team.delete', 'auth.logOut', 'session.finish'];
  const procedures = listProcedures().filter(
    ({ path, type }) => type !== 'subscription' && !ends.includes(path),
  );

  test.each(procedures.map(({ path, type }) => [path, type]))(
    '[REST-6] %s takes none of them for a fault',
    async (path, type) => {
      const isOperators = path.startsWith('operator.');
      const bearer = isOperators ? server.settings.operatorToken : night.userSessionId;
      const inputs = oddInputs().filter((input) => type === 'mutation' || input.length < 8000);
      const statuses = await Promise.all(
        inputs.map(async (input) => {
          const answer = await send(path, type, { input, bearer });
          const told = await answer.text();
          if (answer.status >= 400 && answer.status !== 414) {
            const { error } = JSON.parse(told) as { error: { data?: { error?: string } } };
            expect(error.data?.error, input.slice(0, 300)).toMatch(/\S/);
          }
          return [answer.status, input.slice(0, 300)] as const;
        }),
      );
      expect(statuses.filter(([status]) => status >= 500)).toEqual([]);
    },
    30_000,
  );

  test('none of them was logged as a fault, polluted anything or stopped the server', async () => {
    expect(text()).toBe('');
    expect('isAdmin' in {}).toBe(false);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
