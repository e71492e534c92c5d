import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { guest, join, move, openEvening, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest } = restOfFile({ sections: ['Quizzes'] });
let evening: Evening;

beforeEach(async () => {
  evening = await openEvening(rest);
});

function save(sheet: unknown, { userSessionId } = evening) {
  return rest.post(`/api/user-session/${userSessionId}/answer-sheet/details`, sheet);
}

async function load() {
  const { body } = await rest.get(
    `/api/user-session/${evening.userSessionId}/answer-sheet/details/${evening.sheetId}`,
  );
  return body.answerSheet;
}

describe('quizzes', () => {
  test('[REST-18, REST-20] own quizzes come complete, newest first, and only own ones', async () => {
    const mine = `/api/user-session/${evening.userSessionId}/answer-sheet`;
    const second = (await save({ name: 'Friday' })).body.answerSheet;
    await save({ id: evening.sheetId, name: 'Newest' });
    const { body } = await rest.get(mine);
    expect(body.answerSheets.map(({ name }) => name)).toEqual(['Newest', 'Friday']);
    const one = await rest.get(`${mine}/details/${second.id}`);
    expect(one.body.answerSheet).toEqual(body.answerSheets[1]);
    expect((await rest.get(`/api/user-session/${await guest(rest)}/answer-sheet`)).body).toEqual({
      answerSheets: [],
    });
  });

  test('[REST-19, D47] the smallest body is a quiz with a name, an empty question and a session', async () => {
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect(body.answerSheet).toMatchObject({
      name: 'The Quiz without a name',
      defaultPoints: 1,
      questionCount: 1,
      questions: [
        { points: null, question: '', answerEntryType: 'freeText', autoMarkCorrectStyle: 'similar' },
      ],
      sessions: [{ sessionStatus: 'notStarted', currentQuestionId: null, teams: [] }],
    });
  });

  test('[REST-19] what was answered can be sent back as it came, bare or wrapped, and changes nothing else', async () => {
    const before = await load();
    for (const sent of [before, { answerSheet: await load() }]) {
      const { status } = await save(sent === before ? before : { answerSheet: await load() });
      expect(status).toBe(200);
    }
    const after = await load();
    expect({ ...after, updatedTime: '' }).toEqual({ ...before, updatedTime: '' });
    expect(after.updatedTime > before.updatedTime).toBe(true);
  });

  test('[REST-19, D47] an unknown UUID makes a quiz with that id; fields of the server and unknown ones are ignored', async () => {
    const id = randomUUID();
    const { body } = await save({ id, questionCount: 7, createdTime: 'x', colour: 'red' });
    expect(body.answerSheet).toMatchObject({ id, questionCount: 1 });
  });

  test('[REST-19] questions are the whole list: known ones keep absent fields, those left out are removed', async () => {
    const [first] = evening.questionIds;
    const { body } = await save({
      id: evening.sheetId,
      questions: [{ question: 'New?' }, { id: first, points: 3 }],
    });
    expect(body.answerSheet.questions).toMatchObject([
      { question: 'New?', points: null },
      { id: first, points: 3, question: 'Who wrote Dracula?' },
    ]);
  });

  test('[REST-19, D20] a session is added without an id, stays when left out, goes only when named as deleted', async () => {
    const { sheetId, sessionId } = evening;
    const added = (await save({ id: sheetId, sessions: [{}] })).body.answerSheet.sessions;
    expect(added.map(({ id }) => id)).toContain(sessionId);
    expect(added).toHaveLength(2);
    const chosen = randomUUID();
    const deletedSessionIds = [sessionId, UNKNOWN];
    const { body } = await save({ id: sheetId, sessions: [{ id: chosen }], deletedSessionIds });
    expect(body.answerSheet.sessions.map(({ id }) => id).sort()).toEqual(
      [chosen, ...added.map(({ id }) => id).filter((id) => id !== sessionId)].sort(),
    );
    const all = body.answerSheet.sessions.map(({ id }) => id);
    const fresh = (await save({ id: sheetId, deletedSessionIds: all })).body.answerSheet.sessions;
    expect(fresh).toHaveLength(1);
    expect(all).not.toContain(fresh[0]?.id);
  });

  test('[REST-5, D43] an old updatedTime is 409; without one nothing is compared', async () => {
    const { updatedTime } = await load();
    expect((await save({ id: evening.sheetId, name: 'One', updatedTime })).status).toBe(200);
    const stale = await save({ id: evening.sheetId, name: 'Two', updatedTime });
    expect(stale).toMatchObject({ status: 409, body: { error: 'Changed elsewhere, please reload' } });
    expect((await load()).name).toBe('One');
    expect((await save({ id: evening.sheetId, name: 'Three' })).status).toBe(200);
  });

  test('[REST-3] ids of somebody else anywhere in the body are 403 and store nothing', async () => {
    const other = await openEvening(rest);
    for (const sent of [
      { id: other.sheetId, name: 'Mine now' },
      { id: evening.sheetId, questions: [{ id: other.questionIds[0] }] },
      { id: evening.sheetId, sessions: [{ id: other.sessionId }] },
      { id: evening.sheetId, deletedSessionIds: [other.sessionId] },
    ]) {
      expect((await save(sent)).status).toBe(403);
    }
    expect((await rest.get(other.teams)).body.teamSession.quizName).toBe('Thursday Quiz');
  });

  test('[REST-5] questions or sessions of another own quiz, or one that is being asked and left out, are 409', async () => {
    const own = (await save({ questions: [{ question: 'A?' }] })).body.answerSheet;
    const foreign = await save({ id: evening.sheetId, questions: [{ id: own.questions[0]?.id }] });
    expect(foreign.status).toBe(409);
    expect((await save({ id: evening.sheetId, sessions: [{ id: own.sessions[0]?.id }] })).status).toBe(409);
    await move(rest, evening, 'askQuestions');
    const removed = await save({ id: evening.sheetId, questions: [{ id: evening.questionIds[1] }] });
    expect(removed.status).toBe(409);
    expect(removed.body.error).toBe('Question 1 is being asked in a running session');
    expect(removed.body.issues).toHaveLength(1);
  });

  test.each([
    [{ questions: 5 }, ['questions'], 'questions must be a list'],
    [{ questions: [{ points: 'x' }] }, ['questions', 0, 'points'], /Points must be a number/],
    [{ questions: [{}, { question: 5 }] }, ['questions', 1, 'question'], /Question must be text/],
    [{ questions: [{ answerEntryType: 'x' }] }, ['questions', 0, 'answerEntryType'], /must be 'freeText'/],
    [{ questions: [{ imageUrl: 'x'.repeat(2049) }] }, ['questions', 0, 'imageUrl'], /2048/],
    [{ name: 'x'.repeat(201) }, ['name'], 'Quiz name has more than 200 characters'],
    [{ defaultPoints: 1e7 }, ['defaultPoints'], /Points must be a number/],
    [{ id: 'my quiz' }, ['id'], 'An id must be a UUID'],
    [{ updatedTime: 'yesterday' }, ['updatedTime'], /A time must look like/],
    [{ sessions: {} }, ['sessions'], 'sessions must be a list'],
    [{ deletedSessionIds: 'x' }, ['deletedSessionIds'], 'deletedSessionIds must be a list of ids'],
    [
      { questions: Array.from({ length: 501 }, () => ({})) },
      ['questions'],
      'A quiz has at most 500 questions',
    ],
  ])('[REST-6] case %#: the wrong place is named as the body has it', async (sent, path, message) => {
    for (const body of [sent, { answerSheet: sent }]) {
      const answer = await save(body);
      expect(answer.status).toBe(400);
      expect(answer.body.issues[0]?.path).toEqual(path);
      expect(answer.body.error).toMatch(message);
    }
  });

  test('[REST-6] one question id twice, or more than 200 sessions, are 400', async () => {
    const id = randomUUID();
    expect((await save({ questions: [{ id }, { id }] })).status).toBe(400);
    expect((await save({ sessions: Array.from({ length: 201 }, () => ({})) })).status).toBe(400);
  });

  test('[REST-21, REST-9] a deletion is 204; quiz, sessions and teams are gone for good', async () => {
    const teamId = await join(rest, evening);
    const path = `/api/user-session/${evening.userSessionId}/answer-sheet/details/${evening.sheetId}`;
    expect((await rest.delete(path)).status).toBe(204);
    expect((await rest.get(path)).status).toBe(404);
    expect((await rest.delete(path)).status).toBe(404);
    expect((await rest.get(evening.teams)).status).toBe(404);
    expect((await rest.get(`${evening.teams}/team/${teamId}`)).status).toBe(404);
  });
});
