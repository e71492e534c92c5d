import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failure } from '../src/docs/openapi/account-entities';
import { documentedOperations } from '../src/docs/openapi/documented-operations';
import { openApiDocument } from '../src/docs/openapi/openapi-document';
import type { JsonSchema } from '../src/docs/openapi/schema-html';
import { connectEvents } from './event-client';
import { oddRequests, type OddRequest } from './fuzz-requests';
import { CREDENTIAL } from './rest-client';
import { guest, join, move, openEvening, submit, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

/** `npm run fuzz` sends many more, from another seed each time. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const WORKERS = 4;
/** Worlds that grow make every call slower. */
const REQUESTS_IN_A_WORLD = 60;

interface World {
  readonly evening: Evening;
  readonly stranger: string;
  readonly ids: Readonly<Record<string, string>>;
}

const { rest, server } = restOfFile();

/** A running evening with an answer, and somebody else's quiz. */
async function openWorld(): Promise<World> {
  const evening = await openEvening(rest);
  const foreign = await openEvening(rest);
  const teamId = await join(rest, evening);
  await move(rest, evening, 'askQuestions');
  const [question0, question1] = evening.questionIds;
  await rest.post(`${evening.teams}/team/${teamId}/answer-sheet`, submit({ [question0]: 'stoker' }));
  const ids = {
    userSessionId: evening.userSessionId,
    sessionId: evening.sessionId,
    answerSheetId: evening.sheetId,
    teamId,
    question0,
    question1,
    unknown: UNKNOWN,
    foreign: foreign.sheetId,
    questionId: UNKNOWN,
  };
  return { evening, stranger: await guest(rest), ids };
}

/** Everything that the database has of the quiz, as one number. */
async function fingerprint({ evening: { sheetId } }: World): Promise<string> {
  const [row] = await server().database.sql<{ print: string }[]>`
    with s as (select * from session where answer_sheet_id = ${sheetId}),
      t as (select * from team where session_id in (select id from s))
    select md5(concat(
      (select a::text from answer_sheet a where id = ${sheetId}),
      (select count(*) from answer_sheet where account_id = (select account_id from answer_sheet where id = ${sheetId})),
      (select string_agg(q::text, '|' order by id) from question q where answer_sheet_id = ${sheetId}),
      (select string_agg(s::text, '|' order by id) from s),
      (select string_agg(t::text, '|' order by id) from t),
      (select string_agg(x::text, '|' order by x::text) from team_answer x where team_id in (select id from t)),
      (select string_agg(x::text, '|' order by x::text) from answer_score x where team_id in (select id from t)),
      (select string_agg(x::text, '|' order by x::text) from question_status x where session_id in (select id from s))
    )) as print`;
  return row?.print ?? '';
}

function fill(text: string, ids: World['ids']): string {
  return text.replaceAll(/\{(\w+)\}/g, (word, name: string) => ids[name] ?? word);
}

async function send(
  { method, path, body, isForeign }: OddRequest,
  { ids, stranger }: World,
): Promise<Response> {
  const known = isForeign ? { ...ids, userSessionId: stranger } : ids;
  return fetch(server().url + fill(path, known), {
    method,
    headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
    ...(body !== null && { body: fill(body, ids) }),
  });
}

async function check(request: OddRequest, world: World): Promise<{ readonly isWorldOver: boolean }> {
  const before = await fingerprint(world);
  const response = await send(request, world);
  const text = await response.text();
  const { status } = response;
  expect(status, text).toBeLessThan(500);
  if (status >= 400) {
    const refusal: unknown = JSON.parse(text);
    expect(failure.safeParse(refusal).error?.issues ?? []).toEqual([]);
    expect((refusal as { error: string }).error).toMatch(/\S/);
  }
  if (status >= 400 || request.isForeign) expect(await fingerprint(world), 'nothing is stored').toBe(before);
  return { isWorldOver: status < 400 && (request.method === 'DELETE' || request.path.includes('/auth/')) };
}

async function work(requests: readonly OddRequest[]): Promise<void> {
  let world = await openWorld();
  let age = 0;
  for (const request of requests) {
    age += 1;
    try {
      const { isWorldOver } = await check(request, world);
      if (!isWorldOver && age < REQUESTS_IN_A_WORLD) continue;
    } catch (error) {
      const shown = JSON.stringify(request).slice(0, 2000);
      throw new Error(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${COUNT}: ${shown}`, { cause: error });
    }
    world = await openWorld();
    age = 0;
  }
}

function describedCalls() {
  const { paths } = openApiDocument('http://localhost:3000');
  return documentedOperations().map((documented) => {
    const request = paths[documented.path]?.[documented.route.method]?.requestBody as
      { content: Record<string, { schema: JsonSchema }> } | undefined;
    return { documented, body: request?.content['application/json']?.schema ?? null };
  });
}

describe('odd requests', () => {
  test(
    '[REST-6, REST-4] every documented call refuses what it can not take in words, stores nothing and stays alive',
    async () => {
      const requests = fc.sample(oddRequests(describedCalls()), { numRuns: COUNT, seed: SEED });
      const shares = Array.from({ length: WORKERS }, (_, worker) =>
        requests.filter((_request, index) => index % WORKERS === worker),
      );
      await Promise.all(shares.map(work));
      expect((await fetch(`${server().url}/readyz`)).status).toBe(200);
      await openWorld();
    },
    30_000 + COUNT * 100,
  );

  test('[RT-1] the event socket answers odd frames with errors, or closes, and lives on', async () => {
    const odd = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record({
          event: fc.constantFrom(
            'teamSubscribeToTeamSession',
            'teamSubscribeToTeamAnswerSheet',
            '__proto__',
            'error',
          ),
          data: fc.oneof(fc.jsonValue(), fc.record({ sessionId: fc.jsonValue(), teamId: fc.jsonValue() })),
        })
        .map((frame) => JSON.stringify(frame)),
    );
    const frames = fc.sample(odd, { numRuns: Math.max(200, COUNT / 20), seed: SEED });
    let client = await connectEvents(server().url);
    for (const [index, frame] of frames.entries()) {
      if (index % 20 === 0) {
        await client.close();
        client = await connectEvents(server().url);
      }
      client.socket.send(frame);
      await client.next('error', {}, index % 20);
    }
    await client.close();
  });
});
