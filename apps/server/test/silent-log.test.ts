import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  catchLog,
  connectClient,
  openQuizNight,
  startTestServer,
  type QuizNight,
  type TestServer,
} from '../src/testing';
import { connectEvents } from './event-client';
import { CREDENTIAL } from './rest-client';

const { log, text } = catchLog('trace');
const ANSWERS = ['Zebedee Quillfeather', 'Ottoline of Glastonbury'];
const USERNAME = 'landlady.with.a.rare.name@example.org';
const PASSWORDS = ['seven wet otters', 'nine dry badgers', 'a wrong guess of somebody'];

let server: TestServer;
let imageHost: Server;
let imageUrl: string;
let imageRequests = 0;
let night: QuizNight;

beforeAll(async () => {
  imageHost = createServer((_req, res) => {
    imageRequests += 1;
    res.end();
  }).listen(0, '127.0.0.1');
  await once(imageHost, 'listening');
  imageUrl = `http://127.0.0.1:${String((imageHost.address() as AddressInfo).port)}/sea.jpg`;
  server = await startTestServer({ log });
  night = await openQuizNight(server, [
    {
      question: 'Whose face is it?',
      correctAnswer: 'Marmaduke the Unknown',
      answerTrivia: 'A secret of the quizmaster',
      revealAnswerTrivia: `![the sea](${imageUrl}) and [a link](${imageUrl})`,
      imageUrl,
    },
    { question: 'Whose hat is it?', correctAnswer: 'Persephone the Second' },
  ]);
});

afterAll(async () => {
  await night.close();
  await server.close();
  imageHost.close();
});

interface Secrets {
  readonly values: string[];
}

/** Joins, answers over both doors, marks, reveals, logs in and out: whatever has a secret or an answer in it. */
async function playEvening(): Promise<Secrets> {
  const { sessionId, userSessionId, questionIds, quizmaster, phone } = night;
  const [first = '', second = ''] = questionIds;
  const team = await night.join('The Barflies');
  const values = [userSessionId, team.id];
  const socket = await connectEvents(server.url);
  socket.send('masterSubscribeToSessionAnswerSheets', { sessionId, userSessionId });
  socket.send('teamSubscribeToTeamAnswerSheet', { sessionId, teamId: team.id, browserId: 'browser-1' });
  socket.send('made up', { userSessionId, teamId: team.id });
  socket.send('teamSubscribeToTeamAnswerSheet', null);
  socket.send('teamSubscribeToTeamAnswerSheet', { teamId: team.id });

  await quizmaster.api.session.start.mutate({ sessionId });
  await night.answer(team, first, ANSWERS[0] ?? '');
  await quizmaster.api.session.askNextQuestion.mutate({ sessionId });
  const sheet = `${server.url}/api/team/session/${sessionId}/team/${team.id}/answer-sheet`;
  const rest = (path: string, body: unknown) =>
    fetch(path, {
      method: 'POST',
      headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await rest(sheet, {
    browserId: 'browser of The Barflies',
    questionIdToTeamAnswer: { [second]: { answer: ANSWERS[1], isConfirmed: true } },
  });
  await rest(sheet, { browserId: 'reader', questionIdToTeamAnswer: { [second]: { answer: ANSWERS[1] } } });
  await rest(`${sheet}/nowhere`, { answer: ANSWERS[0] });
  for (const step of ['submitAllAnswers', 'markAnswers'] as const) {
    await quizmaster.api.session[step].mutate({ sessionId });
  }
  const teams = [
    { teamId: team.id, entries: [first, second].map((questionId) => ({ questionId, isCorrect: true })) },
  ];
  await quizmaster.api.marking.setScores.mutate({
    sessionId,
    teams: [...teams, { teamId: '0f8fad5b-d9cb-469f-a165-70867728950e', entries: [] }],
  });
  for (const step of ['revealScoring', 'revealLeaderboard', 'finish'] as const) {
    await quizmaster.api.session[step].mutate({ sessionId });
  }
  values.push('0f8fad5b-d9cb-469f-a165-70867728950e');

  const [password = '', newPassword = '', wrong = ''] = PASSWORDS;
  const signedUp = await quizmaster.api.auth.signUp.mutate({ username: USERNAME, password, cheese: 'z' });
  values.push(signedUp.userSessionId ?? '');
  await phone.api.auth.logIn.mutate({ username: USERNAME, password: wrong }).catch(() => null);
  const loggedIn = await phone.api.auth.logIn.mutate({ username: USERNAME, password });
  values.push(loggedIn.userSessionId ?? '');
  const account = connectClient(server.url, loggedIn.userSessionId);
  const changed = await account.api.account.changePassword.mutate({ currentPassword: password, newPassword });
  values.push(changed.userSessionId ?? '');
  await account.close();
  await socket.close();
  return { values };
}

/** What breaks in the middle tells where, and nothing of what was asked: a driver's error repeats the query's values. */
async function breakThings({ values }: Secrets): Promise<void> {
  const other = await openQuizNight(server);
  const team = await other.join('Quizzly Bears');
  values.push(team.id, other.userSessionId);
  await other.quizmaster.api.session.start.mutate({ sessionId: other.sessionId });
  await server.database.sql`alter table team_answer rename to team_answer_of_yesterday`;
  const broken = other.answer(team, other.questionIds[0] ?? '', ANSWERS[0] ?? '');
  await expect(broken).rejects.toThrow();
  await server.database.sql`alter table account rename to account_of_yesterday`;
  const logIn = other.phone.api.auth.logIn.mutate({ username: USERNAME, password: PASSWORDS[0] ?? '' });
  await expect(logIn).rejects.toThrow();
  await other.close();
}

test('no secret and no answer is ever logged, not even at trace, not even by a fault', async () => {
  const secrets = await playEvening();
  await breakThings(secrets);
  const written = text();
  for (const what of [
    'Signed up',
    'Logged in',
    'A log-in was refused',
    'Password changed',
    'A call was refused',
  ]) {
    expect(written, what).toContain(`"msg":"${what}"`);
  }
  expect(written, 'faults are logged').toContain('A call failed');
  expect(written, 'skipped teams are logged').toContain('Sheets of unknown teams were skipped');
  const hidden = [
    ...secrets.values,
    ...ANSWERS,
    ...PASSWORDS,
    USERNAME,
    'Marmaduke',
    'Persephone',
    'A secret of the quizmaster',
    '$argon2id$',
    server.settings.operatorToken,
    CREDENTIAL.slice('Basic '.length),
  ];
  expect(hidden.filter((secret) => secret === '')).toEqual([]);
  expect(hidden.filter((secret) => written.includes(secret))).toEqual([]);
});

test('[ENT-6] the server never fetches the images and links that quizmasters name', () => {
  expect(imageRequests).toBe(0);
});
