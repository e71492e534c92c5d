import {
  applyMasterSessionPatch,
  applyTeamSessionPatch,
  decide,
  type QuizmasterFeedMessage,
  type SessionFeedMessage,
  type TeamFeedMessage,
} from '@pubquiz/core';
import { createSessionRepository } from '@pubquiz/db';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  closeAfterAll,
  connectClient,
  openQuizNight,
  readFeed,
  shownBy,
  startTestServer,
  type FeedReader,
  type QuizNight,
  type TestClient,
  type TestServer,
} from '../src/testing';

const kept = closeAfterAll();
let server: TestServer;
let otherNode: TestServer;

async function night(): Promise<QuizNight> {
  return kept(await openQuizNight(server));
}

function phoneAt(node: TestServer): TestClient {
  return kept(connectClient(node.url));
}

async function watchSession(phone: TestClient, sessionId: string): Promise<FeedReader<SessionFeedMessage>> {
  const feed = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
  await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
  return feed;
}

async function watchTeam(
  phone: TestClient,
  team: { readonly sessionId: string; readonly id: string },
): Promise<FeedReader<TeamFeedMessage>> {
  const ids = { sessionId: team.sessionId, teamId: team.id };
  const feed = readFeed<TeamFeedMessage>((on) => phone.api.live.team.subscribe(ids, on));
  await vi.waitFor(() => expect(feed.messages).toHaveLength(1));
  return feed;
}

function isCurrentNumber(wanted: number): (message: SessionFeedMessage) => boolean {
  return (message) => message.kind === 'patch' && message.patch.currentQuestionNumber === wanted;
}

beforeAll(async () => {
  server = kept(await startTestServer());
  otherNode = kept(await startTestServer({ database: server.database }));
});

describe('live feeds', () => {
  test('[RT-5] a new device gets the present state first, then one patch for each change', async () => {
    const { phone, quizmaster, sessionId } = await night();
    const feed = await watchSession(phone, sessionId);
    expect(feed.messages[0]).toMatchObject({ kind: 'state', state: { sessionStatus: 'notStarted' } });

    await quizmaster.api.session.start.mutate({ sessionId });
    await vi.waitFor(() => expect(feed.messages).toHaveLength(2));
    expect(feed.messages[1]).toMatchObject({ kind: 'patch', patch: { sessionStatus: 'askQuestions' } });
  });

  test('[RT-13] a device that was cut off gets what it missed exactly once', async () => {
    const { phone, quizmaster, sessionId } = await night();
    await quizmaster.api.session.start.mutate({ sessionId });
    const feed = await watchSession(phone, sessionId);

    await phone.cut();
    await quizmaster.api.session.askNextQuestion.mutate({ sessionId });
    await vi.waitFor(() => expect(feed.messages.some(isCurrentNumber(2))).toBe(true), { timeout: 5000 });
    await quizmaster.api.session.submitAllAnswers.mutate({ sessionId });
    await vi.waitFor(() =>
      expect(feed.messages.at(-1)).toMatchObject({ patch: { sessionStatus: 'confirmAnswers' } }),
    );
    expect(feed.messages.filter(isCurrentNumber(2))).toHaveLength(1);
    expect(feed.messages.filter(({ kind }) => kind === 'state')).toHaveLength(1);
    const versions = feed.messages.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  test('[PROD-5] the session feed tells no team ids and no question before it is asked', async () => {
    const { phone, quizmaster, sessionId, join, questionIds } = await night();
    const feed = await watchSession(phone, sessionId);
    const team = await join('The Barflies');
    await quizmaster.api.session.start.mutate({ sessionId });
    await vi.waitFor(() => expect(feed.messages).toHaveLength(3));

    const sent = JSON.stringify(feed.messages);
    expect(sent).toContain('The Barflies');
    expect(sent).not.toContain(team.id);
    expect(sent).not.toContain(questionIds[1]);
    expect(sent).not.toContain('Stoker');
  });

  test('[RT-11] a reader device follows what the secretary writes; its own text is not called foreign', async () => {
    const { phone, quizmaster, sessionId, join, answer, questionIds } = await night();
    const team = await join('The Barflies');
    await quizmaster.api.session.start.mutate({ sessionId });
    const feed = await watchTeam(phone, team);
    const [first = ''] = questionIds;

    await answer(team, first, 'stoker');
    await vi.waitFor(() => expect(feed.messages).toHaveLength(2));
    expect(feed.messages[1]).toMatchObject({
      kind: 'patch',
      patch: { teamAnswerSheet: { questionIdToTeamAnswer: { [first]: { answer: 'stoker' } } } },
    });
    expect(JSON.stringify(feed.messages[1])).not.toContain('didTeamAnswerSheetChange');

    await quizmaster.api.marking.answerForTeams.mutate({
      sessionId,
      teams: [{ teamId: team.id, entries: [{ questionId: first, answer: 'Bram', isConfirmed: true }] }],
    });
    await vi.waitFor(() =>
      expect(feed.messages[2]).toMatchObject({ patch: { didTeamAnswerSheetChange: true } }),
    );
  });

  test('[RT-10] a team sees no mark before scoring is revealed', async () => {
    const { phone, quizmaster, sessionId, join, answer, questionIds } = await night();
    const team = await join('The Barflies');
    await quizmaster.api.session.start.mutate({ sessionId });
    const feed = await watchTeam(phone, team);
    await answer(team, questionIds[0] ?? '', 'stoker');
    await quizmaster.api.session.submitAllAnswers.mutate({ sessionId });
    await quizmaster.api.session.markAnswers.mutate({ sessionId });
    await vi.waitFor(() => expect(feed.messages).toHaveLength(2));
    expect(JSON.stringify(feed.messages)).not.toContain('isCorrect');

    await quizmaster.api.session.revealScoring.mutate({ sessionId });
    await vi.waitFor(() => expect(JSON.stringify(feed.messages)).toContain('"isCorrect":true'));
  });

  test('[RT-8] the quizmaster sees a hundred answers in a few merged updates', async () => {
    const { quizmaster, sessionId, join, answer, questionIds } = await night();
    const teams = await Promise.all(Array.from({ length: 20 }, (_, index) => join(`Team ${String(index)}`)));
    await quizmaster.api.session.start.mutate({ sessionId });
    const feed = readFeed<QuizmasterFeedMessage>((on) =>
      quizmaster.api.live.quizmaster.subscribe({ sessionId }, on),
    );
    await vi.waitFor(() => expect(feed.messages).toHaveLength(1));

    const [first = ''] = questionIds;
    const began = performance.now();
    for (const text of ['a', 'b', 'c', 'd', 'stoker']) {
      await Promise.all(teams.map((team) => answer(team, first, text)));
    }
    const tenths = (performance.now() - began) / 100;
    await vi.waitFor(() => {
      const shown = shownBy(feed.messages, applyMasterSessionPatch);
      const texts = shown?.teamAnswerSheets.map((sheet) => sheet.questionIdToTeamAnswer[first]?.answer);
      expect(texts).toEqual(Array.from({ length: 20 }, () => 'stoker'));
    });
    expect(feed.messages.length).toBeLessThanOrEqual(Math.ceil(tenths) + 3);
  });

  test('[LOBBY-11] the devices of a deleted team are told, and so is everybody when the session is deleted', async () => {
    const { phone, quizmaster, sessionId, join } = await night();
    const team = await join('The Barflies');
    const own = await watchTeam(phone, team);
    const everybody = await watchSession(phone, sessionId);

    await quizmaster.api.team.delete.mutate({ sessionId, teamId: team.id });
    await vi.waitFor(() =>
      expect(own.messages.at(-1)).toMatchObject({ kind: 'gone', reason: 'team-deleted' }),
    );
    expect(everybody.messages.at(-1)).toMatchObject({ patch: { teamNames: [] } });

    await quizmaster.api.session.delete.mutate({ sessionId });
    await vi.waitFor(() =>
      expect(everybody.messages.at(-1)).toMatchObject({ kind: 'gone', reason: 'session-deleted' }),
    );
    await expect(phone.api.team.invitation.query({ sessionId })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
  });

  test('[RT-4] the quizmaster feed is refused to anybody but the owner', async () => {
    const { phone, sessionId } = await night();
    const stranger = await night();
    for (const { api } of [phone, stranger.quizmaster]) {
      const feed = readFeed((on) => api.live.quizmaster.subscribe({ sessionId }, on));
      await vi.waitFor(() => expect(feed.errors).toHaveLength(1));
      expect(feed.messages).toEqual([]);
    }
  });

  test('an unknown session or team is refused, not watched', async () => {
    const { phone, sessionId, join } = await night();
    const elsewhere = await night();
    const team = await elsewhere.join('The Barflies');
    const feeds = [
      readFeed((on) => phone.api.live.session.subscribe({ sessionId: 'no-uuid' }, on)),
      readFeed((on) => phone.api.live.team.subscribe({ sessionId, teamId: team.id }, on)),
    ];
    await join('Quizzly Bears');
    await vi.waitFor(() => expect(feeds.map(({ errors }) => errors.length)).toEqual([1, 1]));
  });

  test('a change at one node is shown at another one', async () => {
    const { quizmaster, sessionId, join } = await night();
    const feed = await watchSession(phoneAt(otherNode), sessionId);
    await join('The Barflies');
    await quizmaster.api.session.start.mutate({ sessionId });
    await vi.waitFor(() =>
      expect(shownBy(feed.messages, applyTeamSessionPatch)).toMatchObject({
        sessionStatus: 'askQuestions',
        teamNames: ['The Barflies'],
      }),
    );
  });

  test('a change that nobody announced is found by its version within seconds', async () => {
    const { phone, sessionId } = await night();
    const feed = await watchSession(phone, sessionId);
    const sessions = createSessionRepository(server.database.db);
    await sessions.apply(sessionId, { teams: 'all', locksSheet: true }, (state) =>
      decide(state, {
        type: 'start-quiz',
        at: new Date('2026-03-05T19:30:00.000Z'),
        newQuestionId: '00000000-0000-4000-8000-000000000001',
      }),
    );
    await vi.waitFor(
      () => expect(feed.messages.at(-1)).toMatchObject({ patch: { sessionStatus: 'askQuestions' } }),
      { timeout: 6000, interval: 100 },
    );
  });
});
