import { decide, teamAnswerSheet } from '@pubquiz/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDeps, type TestDeps } from '../testing';

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});

afterAll(() => world.close());

interface Crowd {
  readonly api: ReturnType<TestDeps['call']>;
  readonly answerSheetId: string;
  readonly sessionId: string;
  readonly questionId: string;
  readonly teamIds: readonly string[];
}

async function aCrowd(size: number): Promise<Crowd> {
  const { userSessionId } = await world.deps.authSessions.startGuest();
  const api = world.call({ userSessionId });
  const questions = [{ question: 'Who wrote Dracula?', correctAnswer: 'Stoker' }];
  const { answerSheet } = await api.answerSheet.save({ answerSheet: { questions } });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const teamIds: string[] = [];
  for (let team = 0; team < size; team += 1) {
    const { teamTeam } = await world.call().team.join({ sessionId, name: `Team ${String(team)}` });
    teamIds.push(teamTeam.id);
  }
  await api.session.start({ sessionId });
  const questionId = answerSheet.questions[0]?.id ?? '';
  return { api, answerSheetId: answerSheet.id, sessionId, questionId, teamIds };
}

interface Save {
  readonly teamId: string;
  readonly answer: string;
  readonly browserId?: string;
}

function save({ sessionId, questionId }: Crowd, { teamId, answer, browserId = 'browser-1' }: Save) {
  const entries = [{ questionId, answer, isConfirmed: true }];
  return world.call().teamAnswer.save({ sessionId, teamId, browserId, entries });
}

describe('the intake of answers', () => {
  test('answers of a whole pub in one second are all stored, in a few transactions', async () => {
    const crowd = await aCrowd(60);
    const before = (await world.deps.sessions.load(crowd.sessionId))?.session.version ?? 0;
    const answers = await Promise.all(
      crowd.teamIds.map((teamId, index) => save(crowd, { teamId, answer: `answer ${String(index)}` })),
    );
    const state = await world.deps.sessions.load(crowd.sessionId);
    if (state === null) throw new Error('The session is gone');
    for (const [index, teamId] of crowd.teamIds.entries()) {
      const stored = teamAnswerSheet(state, teamId);
      expect(stored?.questionIdToTeamAnswer[crowd.questionId]?.answer).toBe(`answer ${String(index)}`);
      expect(answers[index]?.teamAnswerSheet).toEqual(stored);
    }
    expect(state.session.version - before).toBeLessThan(20);
  });

  test('[ERR-23] a refusal in a crowd concerns the one who is refused', async () => {
    const crowd = await aCrowd(3);
    const [first = '', second = '', third = ''] = crowd.teamIds;
    await save(crowd, { teamId: second, answer: 'mine' });
    const outcomes = await Promise.allSettled([
      save(crowd, { teamId: first, answer: 'stoker' }),
      save(crowd, { teamId: second, answer: 'stolen', browserId: 'browser of a reader' }),
      save(crowd, { teamId: third, answer: 'stoker' }),
      world.call().teamAnswer.save({
        sessionId: crowd.sessionId,
        teamId: third,
        browserId: 'browser-1',
        entries: [{ questionId: world.deps.newId(), answer: 'to nothing', isConfirmed: true }],
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    const state = await world.deps.sessions.load(crowd.sessionId);
    const stored = crowd.teamIds.map(
      (teamId) => state?.teams.find(({ team }) => team.id === teamId)?.answers.get(crowd.questionId)?.answer,
    );
    expect(stored).toEqual(['stoker', 'mine', 'stoker']);
  });

  test('two saves of one team at once are taken one after the other, and the first browser becomes the writer', async () => {
    const crowd = await aCrowd(1);
    const [teamId = ''] = crowd.teamIds;
    const saves = [
      { answer: 'first', browserId: 'browser-1' },
      { answer: 'second', browserId: 'browser-2' },
      { answer: 'third', browserId: 'browser-1' },
    ];
    const outcomes = await Promise.all(
      saves.map(({ answer, browserId }) =>
        world.deps.answerIntake.save(crowd.sessionId, {
          type: 'save-team-answers',
          teamId,
          browserId,
          entries: [{ questionId: crowd.questionId, answer, isConfirmed: true }],
          at: new Date('2026-03-05T19:31:00.000Z'),
        }),
      ),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
    const state = await world.deps.sessions.load(crowd.sessionId);
    expect(state?.teams[0]?.team.writerBrowserId).toBe('browser-1');
    expect(state?.teams[0]?.answers.get(crowd.questionId)?.answer).toBe('third');
  });

  test('[MARK-20] an answer is marked in the transaction that stores it', async () => {
    const crowd = await aCrowd(2);
    await Promise.all(crowd.teamIds.map((teamId) => save(crowd, { teamId, answer: 'STOKER' })));
    const state = await world.deps.sessions.load(crowd.sessionId);
    expect(state?.teams.map(({ scores }) => scores.get(crowd.questionId)?.isCorrect)).toEqual([true, true]);
  });

  test('what the hub knows of a watched session is what the database has, so that a save may stand on it', async () => {
    const crowd = await aCrowd(4);
    const { sessionId, api, questionId, answerSheetId } = crowd;
    const feed = { kind: 'session', sessionId, teamId: null } as const;
    await world.deps.hub.watch({ feed, seenVersion: null, deliver: () => undefined });
    const agrees = async () => {
      const stored = await world.deps.sessions.load(sessionId);
      await vi.waitFor(() => expect(world.deps.hub.stateOf(sessionId)).toEqual(stored));
    };
    const [first = '', second = '', third = ''] = crowd.teamIds;
    const entries = [{ questionId, answer: 'stoker', isConfirmed: true, sequence: 7 }];
    await Promise.all([
      ...crowd.teamIds.map((teamId) => save(crowd, { teamId, answer: 'stoker' })),
      world.call().teamAnswer.save({ sessionId, teamId: first, browserId: 'browser-1', entries }),
    ]);
    await agrees();
    await world.call().teamAnswer.becomeWriter({ sessionId, teamId: first, browserId: 'browser-2' });
    await world.call().team.join({ sessionId, name: 'Late' });
    await api.team.delete({ sessionId, teamId: second });
    await agrees();
    await api.session.submitAllAnswers({ sessionId });
    await api.session.markAnswers({ sessionId });
    await api.marking.setScores({
      sessionId,
      teams: [{ teamId: third, entries: [{ questionId, isCorrect: true, pointsAwarded: 3 }] }],
    });
    await agrees();
    const { answerSheet } = await api.answerSheet.get({ answerSheetId });
    const { id, questions } = answerSheet;
    await api.answerSheet.save({ answerSheet: { id, name: 'Friday Quiz', questions: [...questions] } });
    await agrees();
  });

  test('a save stands on what is stored when the hub does not know it yet', async () => {
    const crowd = await aCrowd(1);
    const [teamId = ''] = crowd.teamIds;
    const feed = { kind: 'session', sessionId: crowd.sessionId, teamId: null } as const;
    await world.deps.hub.watch({ feed, seenVersion: null, deliver: () => undefined });
    await world.deps.sessions.apply(crowd.sessionId, { teams: 'all', locksSheet: true }, (state) =>
      decide(state, { type: 'become-writer', teamId, browserId: 'browser of another node' }),
    );
    await expect(save(crowd, { teamId, answer: 'stoker' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a save in an unknown session is refused', async () => {
    const command = {
      type: 'save-team-answers',
      teamId: world.deps.newId(),
      browserId: 'browser-1',
      entries: [],
      at: new Date(),
    } as const;
    await expect(world.deps.answerIntake.save(world.deps.newId(), command)).resolves.toMatchObject({
      ok: false,
      refusal: { code: 'not-found' },
    });
  });
});
