import type { PermissionRole } from '@pubquiz/core';
import { describe, expect, test } from 'vitest';
import { connectClient } from '../src/testing';
import { guest, UNKNOWN } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest, server } = restOfFile({ sections: ['Library', 'Admin'] });

let count = 0;

/** The path below which an account with these roles calls. */
async function account(...roles: readonly PermissionRole[]): Promise<string> {
  count += 1;
  const username = `person-${String(count)}@example.org`;
  const { body } = await rest.post('/api/auth/session/account', {
    username,
    password: 'seven wet otters',
    cheese: 'z',
  });
  const client = connectClient(server().url, server().settings.operatorToken);
  for (const role of roles) await client.api.operator.grant.mutate({ username, role });
  await client.close();
  return `/api/user-session/${body.userSessionId}`;
}

describe('the library', () => {
  test('[REST-37] [LIB-14] a new host lends starter questions, with what they are sorted by', async () => {
    const { status, body } = await rest.get(`${await account()}/library/question/random`);
    expect(status).toBe(200);
    expect(body.libraryQuestions).toHaveLength(12);
    expect(body.libraryAllowances.view.remainingCount).toBe(88);
    expect(body.libraryCategories).toHaveLength(14);
  });

  test('[REST-38] [LIB-19] borrowing gives answers; beyond the allowance it is 429 and says until when', async () => {
    const mine = await account();
    const ids: string[] = [];
    for (let list = 1; list <= 2; list += 1) {
      const { body } = await rest.get(`${mine}/library/question/random`);
      ids.push(...body.libraryQuestions.map(({ id }) => id));
    }
    const borrow = (libraryQuestionIds: unknown) =>
      rest.post(`${mine}/library/question/borrow`, { libraryQuestionIds });
    const { body } = await borrow(ids.slice(0, 20));
    expect(body.libraryQuestions).toHaveLength(20);
    expect(body.libraryAllowances.borrow.remainingCount).toBe(0);
    for (const { correctAnswer, correctMultiAnswer } of body.libraryQuestions) {
      expect(correctAnswer + correctMultiAnswer).not.toBe('');
    }
    const refused = await borrow(ids.slice(20, 21));
    expect(refused).toMatchObject({
      status: 429,
      body: { error: "You have borrowed all of today's 20 questions" },
    });
    const retryAfter = Number(refused.headers.get('retry-after'));
    const toMidnight = 86_400 - ((Date.now() / 1000) % 86_400);
    expect(Math.abs(retryAfter - toMidnight)).toBeLessThan(60);
    expect((await borrow([UNKNOWN])).status).toBe(404);
    expect((await borrow([])).status).toBe(400);
  });

  test('[LIB-20] [D50] a guest gets 403', async () => {
    const mine = `/api/user-session/${await guest(rest)}`;
    expect((await rest.get(`${mine}/library/question/random`)).status).toBe(403);
    const borrowed = await rest.post(`${mine}/library/question/borrow`, { libraryQuestionIds: [UNKNOWN] });
    expect(borrowed.status).toBe(403);
  });
});

describe('the admin calls', () => {
  test('[REST-39] all accounts, newest first', async () => {
    const admin = await account('accountEdit');
    const newest = `person-${String(count)}@example.org`;
    const { status, body } = await rest.get(`${admin}/admin/user-account/`);
    expect(status).toBe(200);
    expect(body.userAccounts).toHaveLength(count);
    expect(body.userAccounts[0]?.username).toBe(newest);
  });

  test('[REST-40] the whole library, longer than one part of it', async () => {
    const editor = await account('libraryEdit');
    const client = connectClient(server().url, server().settings.operatorToken);
    const questions = Array.from({ length: 2000 }, (_, index) => ({
      question: `What is ${String(index)} + 1?`,
      correctAnswer: String(index + 1),
    }));
    const { addedCount } = await client.api.operator.importLibrary.mutate({ questions });
    await client.close();
    expect(addedCount).toBe(2000);
    const { body } = await rest.get(`${editor}/admin/library/question`);
    expect(body.libraryQuestions.length).toBeGreaterThan(2500);
    expect(new Set(body.libraryQuestions.map(({ id }) => id)).size).toBe(body.libraryQuestions.length);
    expect(body.contributors.map(({ moniker }) => moniker)).toEqual(['Starter library']);
  });

  test('[REST-41] [REST-42] [REST-43] a question is added, changed and deleted', async () => {
    const questions = `${await account('libraryEdit')}/admin/library/question`;
    const sent = { question: 'Which river flows through Paris?', correctAnswer: 'Seine' };
    const created = await rest.post(questions, { libraryQuestion: sent });
    const { id } = created.body.libraryQuestion;
    expect(created.body.libraryQuestion).toMatchObject(sent);
    const updated = await rest.post(`${questions}/${id}`, { answerTrivia: 'Long' });
    expect(updated.body.libraryQuestion).toMatchObject({ id, ...sent, answerTrivia: 'Long' });
    expect((await rest.post(`${questions}/${id}`, { libraryQuestion: { question: '' } })).status).toBe(400);
    expect((await rest.delete(`${questions}/${id}`)).status).toBe(204);
    expect((await rest.delete(`${questions}/${id}`)).status).toBe(404);
    expect((await rest.post(`${questions}/${id}`, { libraryQuestion: sent })).status).toBe(404);
    expect((await rest.post(questions, { libraryQuestion: { question: 'No answer?' } })).body).toMatchObject({
      error: 'A correct answer or multiple-choice options are required',
    });
  });

  test('[ADMIN-4] without the role every call is 403', async () => {
    const mine = await account();
    const one = `${mine}/admin/library/question/${UNKNOWN}`;
    const answers = [
      await rest.get(`${mine}/admin/user-account`),
      await rest.get(`${mine}/admin/library/question`),
      await rest.post(`${mine}/admin/library/question`, {}),
      await rest.post(one, {}),
      await rest.delete(one),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
