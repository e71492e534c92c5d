import { createOlderDatabase, migrationCount } from '@pubquiz/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { connectClient, startTestServer } from '../src/testing';

/** Secrets and ids of the rows that an older database has. */
const LANDLORD = 'a2000000-0000-4000-8000-000000000001';
const SESSION = 'd0000000-0000-4000-8000-000000000001';
const TEAM = 'e0000000-0000-4000-8000-000000000001';
const DRACULA = 'c0000000-0000-4000-8000-000000000001';
const DOG = 'c0000000-0000-4000-8000-000000000002';

const shipped = Array.from({ length: migrationCount() - 1 }, (_, index) => index + 1);

test.each(shipped)('an evening in a database at migration %i goes on after the upgrade', async (count) => {
  const database = await createOlderDatabase(count);
  // Two nodes of the new version start at once.
  const [server, second] = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
  onTestFinished(async () => {
    await Promise.all([server.close(), second.close()]);
    await database.close();
  });
  const quizmaster = connectClient(server.url, LANDLORD);
  const phone = connectClient(second.url);

  const { session } = await quizmaster.api.session.get.query({ sessionId: SESSION });
  expect(session).toMatchObject({ sessionStatus: 'askQuestions' });
  const team = { sessionId: SESSION, teamId: TEAM };
  await phone.api.teamAnswer.save.mutate({
    ...team,
    browserId: 'phone-1',
    entries: [{ questionId: DRACULA, answer: 'Stoker', isConfirmed: true, sequence: 9_007_199_254_740_991 }],
  });
  await quizmaster.api.session.askNextQuestion.mutate({
    sessionId: SESSION,
    questionId: DOG,
    updatedTime: session.updatedTime,
  });
  const { current } = { current: await quizmaster.api.session.get.query({ sessionId: SESSION }) };
  expect(current.session.sessionStatus).toBe('askQuestions');
  const sheet = await phone.api.teamAnswer.sheet.query(team);
  expect(JSON.stringify(sheet)).toContain('bram stoker');

  const [{ questions } = { questions: 0 }] = await database.sql<{ questions: number }[]>`
    select count(*)::int as questions from library_question`;
  expect(questions, 'a library that is in use is left alone').toBe(1);
});
