import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { teamAnswerSheet } from '../src/docs/openapi/running-entities';
import { teamAnswerScoreSheet, teamSession } from '../src/docs/openapi/team-entities';
import { sessionStatus } from '../src/docs/openapi/quiz-entities';
import { startTestServer } from '../src/testing';
import { connectEvents, type EventClient } from './event-client';
import { guest, join, move, openEvening, submit, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const MASTER = 'masterSubscribeToSessionAnswerSheets';
const SESSION = 'teamSubscribeToTeamSession';
const SCORES = 'teamSubscribeToTeamAnswerScoreSheet';
const SHEET = 'teamSubscribeToTeamAnswerSheet';

const version = z.int();

/** The data of each server event, complete (wire contract 11.2). */
const shapes: Readonly<Record<string, z.ZodType>> = {
  teamAnswerSheetsChanged: z.strictObject({
    version,
    teamAnswerSheets: z.array(teamAnswerSheet),
    newSessionStatus: sessionStatus,
    isComplete: z.boolean(),
  }),
  teamSessionChanged: z.strictObject({ version, teamSession, didTeamAnswerSheetChange: z.boolean() }),
  teamAnswerScoreSheetChanged: z.strictObject({ version, teamAnswerScoreSheet }),
  teamAnswerSheetChanged: z.strictObject({ version, teamAnswerSheet }),
  error: z.strictObject({
    error: z.string(),
    event: z.string().nullable(),
    sessionId: z.string().optional(),
    teamId: z.string().optional(),
  }),
};

const { rest, server } = restOfFile();
let evening: Evening;
let teamId: string;
let first: string;
let second: string;
let sessionId: string;
const clients: EventClient[] = [];

beforeEach(async () => {
  evening = await openEvening(rest);
  teamId = await join(rest, evening);
  [first, second] = evening.questionIds;
  ({ sessionId } = evening);
});

afterEach(async () => {
  for (const client of clients) {
    const versions = new Map<string, number>();
    for (const { event, data } of client.events) {
      expect(shapes[event]?.safeParse(data).error?.issues ?? [], event).toEqual([]);
      if (typeof data['version'] !== 'number') continue;
      expect(data['version'], `${event} never falls`).toBeGreaterThanOrEqual(versions.get(event) ?? 0);
      versions.set(event, data['version']);
    }
    await client.close();
  }
  clients.length = 0;
});

async function connect(headers: Readonly<Record<string, string>> = {}): Promise<EventClient> {
  const client = await connectEvents(server().url, headers);
  clients.push(client);
  return client;
}

function save(answers: Readonly<Record<string, unknown>>) {
  return rest.post(`${evening.teams}/team/${teamId}/answer-sheet`, submit(answers));
}

async function handshake(headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = new WebSocket(`${server().url.replace('http', 'ws')}/`, { headers });
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
  });
  socket.terminate();
  return status;
}

describe('the connection', () => {
  test('[RT-1, D7] it is a WebSocket at the site root for programs and our own pages; other pages get 403', async () => {
    expect(await handshake({})).toBe(101);
    expect(await handshake({ origin: server().url })).toBe(101);
    expect(await handshake({ origin: 'https://evil.example.org' })).toBe(403);
    expect(await handshake({ origin: 'null' })).toBe(403);
  });

  test('[RT-1] other paths are no socket', async () => {
    const socket = new WebSocket(`${server().url.replace('http', 'ws')}/events`);
    socket.on('error', () => undefined);
    const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(statusCode).toBe(404);
    socket.terminate();
  });

  test('[RT-1] a frame of 16 KiB is read, a larger one closes with 1009, a binary one with 1008', async () => {
    const client = await connect();
    client.socket.send(JSON.stringify({ event: 'x'.repeat(16 * 1024 - 12) }));
    await client.next('error', { error: 'There is no such event' });
    client.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await client.closed()).toBe(1009);
    const other = await connect();
    other.socket.send(Buffer.from('{}'));
    expect(await other.closed()).toBe(1008);
  });
});

describe('what the quizmaster sees', () => {
  test('[RT-3, RT-8] the present sheets come first, then those that changed, always with the status', async () => {
    const bears = await join(rest, evening, 'Quizzly Bears');
    await move(rest, evening, 'askQuestions');
    const client = await connect();
    client.send(MASTER, { sessionId, userSessionId: evening.userSessionId });
    const present = await client.next('teamAnswerSheetsChanged');
    expect(present).toMatchObject({
      isComplete: true,
      newSessionStatus: 'askQuestions',
      teamAnswerSheets: [{ teamId }, { teamId: bears }],
    });
    await save({ [first]: 'stoker' });
    const changed = await client.next('teamAnswerSheetsChanged', { isComplete: false });
    expect(changed['teamAnswerSheets']).toMatchObject([
      { teamId, questionIdToTeamAnswer: { [first]: { answer: 'stoker', isConfirmed: true } } },
    ]);
    await move(rest, evening, 'confirmAnswers');
    await client.next('teamAnswerSheetsChanged', {
      newSessionStatus: 'confirmAnswers',
      teamAnswerSheets: [],
    });
    await rest.delete(`${evening.master}/team/${bears}`);
    const left = await client.next('teamAnswerSheetsChanged', { isComplete: true }, 1);
    expect(left['teamAnswerSheets']).toMatchObject([{ teamId }]);
  });

  test('[RT-8] marks alone are told too, and a burst of answers is merged', async () => {
    await move(rest, evening, 'askQuestions');
    const client = await connect();
    client.send(MASTER, { sessionId, userSessionId: evening.userSessionId });
    await client.next('teamAnswerSheetsChanged');
    const startedAt = Date.now();
    for (let index = 0; index < 40; index += 1) await save({ [first]: `answer ${index}` });
    await vi.waitFor(() => expect(JSON.stringify(client.events.at(-1))).toContain('answer 39'));
    const most = Math.ceil((Date.now() - startedAt) / 100) + 2;
    expect(client.events.length).toBeLessThanOrEqual(1 + most);
    const before = client.events.length;
    const marks = [{ teamId, questionIdToMasterAnswerScore: { [first]: { isCorrect: false } } }];
    await rest.post(`${evening.master}/answer-score-sheet`, marks);
    await client.next('teamAnswerSheetsChanged', { isComplete: false, teamAnswerSheets: [] }, before);
  });

  test('[RT-4] the cookie of the handshake is the other way in; data.userSessionId comes first', async () => {
    const cookie = `pubquiz_session=${evening.userSessionId}`;
    const client = await connect({ cookie, origin: server().url });
    client.send(MASTER, { sessionId });
    await client.next('teamAnswerSheetsChanged', { isComplete: true });
    client.send(MASTER, { sessionId, userSessionId: await guest(rest) });
    await client.next('error', { event: MASTER, sessionId });
  });

  test('[RT-4] a stranger, a guest and nobody get an error and nothing else, and the connection stays', async () => {
    const client = await connect();
    client.send(MASTER, { sessionId });
    await client.next('error', { error: 'Unknown or expired user session', event: MASTER, sessionId });
    client.send(MASTER, { sessionId, userSessionId: 'stranger' });
    client.send(MASTER, { sessionId, userSessionId: await guest(rest) });
    client.send(MASTER, { sessionId: UNKNOWN, userSessionId: evening.userSessionId });
    await vi.waitFor(() => expect(client.events).toHaveLength(4));
    await save({});
    client.send(SESSION, { sessionId });
    await client.next('teamSessionChanged');
    expect(client.events.map(({ event }) => event)).not.toContain('teamAnswerSheetsChanged');
  });

  test('[RT-4, AUTH-14] a log-out ends the subscription with an error; sign-up and log-in do not', async () => {
    const client = await connect();
    client.send(MASTER, { sessionId, userSessionId: evening.userSessionId });
    await client.next('teamAnswerSheetsChanged');
    const { body } = await rest.post('/api/auth/session/account', {
      userSessionId: evening.userSessionId,
      username: `${sessionId}@example.org`,
      password: 'seven wet otters',
      cheese: 'z',
    });
    await move(
      rest,
      { ...evening, master: evening.master.replace(evening.userSessionId, body.userSessionId) },
      'askQuestions',
    );
    await client.next('teamAnswerSheetsChanged', { newSessionStatus: 'askQuestions' });
    await rest.delete(`/api/auth/session/account/authentication/${body.userSessionId}`);
    await client.next('error', { error: 'Unknown or expired user session', event: MASTER, sessionId });
    const count = client.events.length;
    await save({ [first]: 'x' });
    client.send(SESSION, { sessionId });
    await client.next('teamSessionChanged', {}, count);
    expect(client.events.slice(count).map(({ event }) => event)).toEqual(['teamSessionChanged']);
  });
});

describe('what teams see', () => {
  test('[RT-5, RT-9] anybody with the session id is told of status, questions, reveals and teams', async () => {
    const client = await connect();
    client.send(SESSION, { sessionId });
    const present = await client.next('teamSessionChanged', { didTeamAnswerSheetChange: false });
    expect(present['teamSession']).toEqual((await rest.get(evening.teams)).body.teamSession);
    await join(rest, evening, 'Quizzly Bears');
    await vi.waitFor(() =>
      expect(client.events.at(-1)?.data['teamSession']).toMatchObject({
        teamNames: ['The Barflies', 'Quizzly Bears'],
      }),
    );
    await move(rest, evening, 'askQuestions');
    await vi.waitFor(() =>
      expect(client.events.at(-1)?.data['teamSession']).toMatchObject({
        sessionStatus: 'askQuestions',
        teamQuestions: [{ questionId: first }],
      }),
    );
  });

  test("[RT-9] didTeamAnswerSheetChange speaks of others' changes to answers, not of a team's own save", async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(evening.master, { currentQuestionId: 'next' });
    await save({ [second]: { multiChoiceSelectedOptionIndexes: [1] } });
    const client = await connect();
    client.send(SESSION, { sessionId });
    await client.next('teamSessionChanged');
    const sheet = (
      await rest.get(`/api/user-session/${evening.userSessionId}/answer-sheet/details/${evening.sheetId}`)
    ).body.answerSheet;
    const questions = sheet.questions.map((question) =>
      question.id === second ? { ...question, correctMultiAnswer: '--Whale\nTuna' } : question,
    );
    await rest.post(`/api/user-session/${evening.userSessionId}/answer-sheet/details`, {
      id: sheet.id,
      questions,
    });
    await client.next('teamSessionChanged', { didTeamAnswerSheetChange: true }, 1);
  });

  test('[RT-7, RT-11] every device of a team is told of its answers, votes and writer, whoever changed them', async () => {
    await move(rest, evening, 'askQuestions');
    const phones = [await connect(), await connect()];
    for (const [index, phone] of phones.entries()) {
      phone.send(SHEET, { sessionId, teamId, browserId: `browser-${index}` });
      const present = await phone.next('teamAnswerSheetChanged');
      expect(present['teamAnswerSheet'], 'subscribing never makes a writer').toMatchObject({
        teamId,
        writerBrowserId: null,
      });
    }
    async function expectSheet(part: object): Promise<void> {
      for (const phone of phones) {
        await vi.waitFor(() => expect(phone.events.at(-1)?.data['teamAnswerSheet']).toMatchObject(part));
      }
    }
    await save({ [first]: 'stoker' });
    await expectSheet({
      writerBrowserId: 'browser-1',
      questionIdToTeamAnswer: { [first]: { answer: 'stoker' } },
    });
    await save({ [first]: { questionVote: true } });
    await expectSheet({ questionIdToTeamAnswer: { [first]: { questionVote: true } } });
    await rest.post(`${evening.teams}/team/${teamId}/answer-sheet/writer`, { browserId: 'browser-0' });
    await expectSheet({ writerBrowserId: 'browser-0' });
    const forTeam = { [first]: { answer: 'Bram Stoker', isConfirmed: true } };
    await rest.post(`${evening.master}/team-answer-sheet`, [{ teamId, questionIdToTeamAnswer: forTeam }]);
    await expectSheet({ questionIdToTeamAnswer: { [first]: { answer: 'Bram Stoker' } } });
  });

  test('[RT-6, RT-10] marks and place reach the team only as far as the status shows them', async () => {
    const bears = await join(rest, evening, 'Quizzly Bears');
    await move(rest, evening, 'askQuestions');
    const client = await connect();
    client.send(SCORES, { sessionId, teamId });
    const present = await client.next('teamAnswerScoreSheetChanged');
    expect(present['teamAnswerScoreSheet']).toEqual({
      sessionId,
      teamId,
      questionIdToTeamAnswerScore: {},
      placementOrdinal: null,
      isPlacementShared: false,
    });
    await save({ [first]: 'stoker' });
    await rest.post(`${evening.teams}/team/${bears}/answer-sheet`, submit({ [first]: 'x' }));
    await move(rest, evening, 'confirmAnswers', 'markAnswers');
    await rest.post(`${evening.master}/answer-score-sheet`, [
      { teamId: bears, questionIdToMasterAnswerScore: { [first]: { isCorrect: false } } },
    ]);
    await move(rest, evening, 'revealScoring');
    await client.next('teamAnswerScoreSheetChanged', {}, 1);
    expect(client.events[1]?.data['teamAnswerScoreSheet']).toMatchObject({
      questionIdToTeamAnswerScore: { [first]: { questionId: first, isCorrect: true, pointsAwarded: 1 } },
      placementOrdinal: null,
    });
    await move(rest, evening, 'revealLeaderboard');
    await client.next('teamAnswerScoreSheetChanged', {}, 2);
    expect(client.events[2]?.data['teamAnswerScoreSheet']).toMatchObject({
      placementOrdinal: 1,
      isPlacementShared: false,
    });
    expect(JSON.stringify(client.events)).not.toContain(bears);
  });

  test('[RT-6, RT-7] an unknown team, or one of another session, is an error', async () => {
    const other = await openEvening(rest);
    const client = await connect();
    client.send(SCORES, { sessionId, teamId: UNKNOWN });
    client.send(SHEET, { sessionId: other.sessionId, teamId, browserId: 'b' });
    client.send(SESSION, { sessionId: UNKNOWN });
    client.send(SESSION, { sessionId: 'x'.repeat(200) });
    await vi.waitFor(() => expect(client.events).toHaveLength(4));
    expect(
      client.events.map(({ event, data }) => [event, data['event'], data['sessionId'], data['teamId']]),
    ).toEqual([
      ['error', SCORES, sessionId, UNKNOWN],
      ['error', SHEET, other.sessionId, teamId],
      ['error', SESSION, UNKNOWN, undefined],
      ['error', SESSION, 'x'.repeat(200), undefined],
    ]);
  });
});

describe('ends and limits', () => {
  test('[REST-24, RT-11] a deleted team, and a deleted quiz, end their subscriptions with an error', async () => {
    const client = await connect();
    client.send(SHEET, { sessionId, teamId, browserId: 'b' });
    client.send(SESSION, { sessionId });
    await client.next('teamSessionChanged');
    await rest.delete(`${evening.master}/team/${teamId}`);
    await client.next('error', {
      error: 'There is no such team in this session',
      event: SHEET,
      sessionId,
      teamId,
    });
    await rest.delete(`/api/user-session/${evening.userSessionId}/answer-sheet/details/${evening.sheetId}`);
    await client.next('error', { error: 'There is no such session', event: SESSION, sessionId });
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('[RT-13] repeating a subscription sends the present state again and is no second one', async () => {
    const client = await connect();
    for (let count = 1; count <= 25; count += 1) {
      client.send(SESSION, { sessionId });
      await vi.waitFor(() => expect(client.events).toHaveLength(count));
    }
    await join(rest, evening, 'Quizzly Bears');
    await client.next('teamSessionChanged', {}, 25);
    client.send(SHEET, { sessionId, teamId, browserId: 'b' });
    await client.next('teamAnswerSheetChanged');
    expect(client.events).toHaveLength(27);
  });

  test('[RT-1] a connection has at most 20 subscriptions', async () => {
    const client = await connect();
    const teams = await Promise.all(
      Array.from({ length: 20 }, (_, index) => join(rest, evening, `Team ${index}`)),
    );
    for (const each of teams) client.send(SCORES, { sessionId, teamId: each });
    await vi.waitFor(() => expect(client.events).toHaveLength(20));
    client.send(SESSION, { sessionId });
    await client.next('error', {
      error: 'A connection has at most 20 subscriptions',
      event: SESSION,
      sessionId,
    });
  });

  test('[RT-1] at most 30 frames in ten seconds are taken, and more than 20 errors close with 1008', async () => {
    const client = await connect();
    for (let count = 0; count < 31; count += 1) client.send(SESSION, { sessionId });
    await client.next('error', { error: 'At most 30 frames are taken in 10 seconds', event: SESSION });
    const closed = client.closed();
    for (let count = 0; count < 20; count += 1) client.send(SESSION, { sessionId });
    expect(await closed).toBe(1008);
  });

  test.each([
    ['{', null, /^A frame must be/],
    ['[]', null, /^A frame must be/],
    ['{"event": 5}', null, /^A frame must be/],
    ['{"event": "toString", "data": {}}', 'toString', 'There is no such event'],
    ['{"event": "__proto__", "data": {}}', '__proto__', 'There is no such event'],
    [`{"event": "${SESSION}", "data": "x"}`, SESSION, 'data must be an object'],
    [`{"event": "${SESSION}", "data": {"sessionId": 5}}`, SESSION, 'data.sessionId: An id must be text'],
    [
      `{"event": "${SHEET}", "data": {"sessionId": "a", "teamId": "b"}}`,
      SHEET,
      'data.browserId: browserId is required',
    ],
    [`{"event": "${MASTER}", "data": {"sessionId": "a", "userSessionId": 5}}`, MASTER, /^data.userSessionId/],
  ])('[RT-1] the frame %s is answered by an error event', async (frame, event, error) => {
    const client = await connect();
    client.socket.send(frame);
    const told = await client.next('error', { event });
    expect(told['error']).toMatch(error);
  });

  test('[RT-15] an event without data is logged and answered by an error event only', async () => {
    const client = await connect();
    for (const event of [MASTER, SESSION, SCORES, SHEET]) {
      client.send(event);
      client.send(event, null);
    }
    await vi.waitFor(() => expect(client.events).toHaveLength(8));
    for (const { event, data } of client.events) {
      expect({ event, error: data['error'] }).toEqual({
        event: 'error',
        error: 'The event came without data',
      });
    }
  });

  test('[RT-13] a stopping server closes with 1001', async () => {
    const other = await startTestServer();
    const client = await connectEvents(other.url);
    const closed = client.closed();
    await other.close();
    expect(await closed).toBe(1001);
  });
});
