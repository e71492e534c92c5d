import {
  applyMasterSessionPatch,
  applyTeamFeedPatch,
  applyTeamSessionPatch,
  type QuizmasterFeedMessage,
  type SessionFeedMessage,
  type TeamFeedMessage,
} from '@pubquiz/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  closeAfterAll,
  connectClient,
  readFeed,
  shownBy,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../src/testing';

const kept = closeAfterAll();
let server: TestServer;

function client(token: string | null = null): TestClient {
  return kept(connectClient(server.url, token));
}

async function quizmaster(): Promise<TestClient> {
  const { userSessionId } = await client().api.auth.session.mutate();
  return client(userSessionId);
}

beforeAll(async () => {
  server = kept(await startTestServer());
});

describe('a whole quiz', () => {
  test('[PROD-1] a guest writes a quiz, teams join and answer, it is marked and a winner is crowned', async () => {
    const { api } = await quizmaster();
    const { answerSheet } = await api.answerSheet.save.mutate({
      answerSheet: {
        name: 'Thursday Quiz',
        questions: [
          { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' },
          {
            question: 'Which is a mammal?',
            points: 2,
            answerEntryType: 'multiChoice',
            correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
          },
        ],
      },
    });
    const [session] = answerSheet.sessions;
    const [first, second] = answerSheet.questions;
    if (!session || !first || !second) throw new Error('The quiz has two questions and a session');
    const sessionId = session.id;

    const phone = client();
    const { teamTeam: barflies } = await phone.api.team.join.mutate({ sessionId, name: 'The Barflies' });
    const { teamTeam: bears } = await phone.api.team.join.mutate({ sessionId, name: 'Quizzly Bears' });

    const master = readFeed<QuizmasterFeedMessage>((on) => api.live.quizmaster.subscribe({ sessionId }, on));
    const everybody = readFeed<SessionFeedMessage>((on) =>
      phone.api.live.session.subscribe({ sessionId }, on),
    );
    const team = readFeed<TeamFeedMessage>((on) =>
      phone.api.live.team.subscribe({ sessionId, teamId: barflies.id }, on),
    );
    await vi.waitFor(() => {
      for (const { messages } of [master, everybody, team])
        expect(messages[0]).toMatchObject({ kind: 'state' });
    });

    await api.session.start.mutate({ sessionId });
    const answer = (teamId: string, questionId: string, text: string) =>
      phone.api.teamAnswer.save.mutate({
        sessionId,
        teamId,
        browserId: `browser of ${teamId}`,
        entries: [{ questionId, answer: text, isConfirmed: true, sequence: 1 }],
      });
    await answer(barflies.id, first.id, 'stoker');
    await answer(bears.id, first.id, 'Mary Shelley');
    await api.session.askNextQuestion.mutate({ sessionId, questionId: second.id });
    await phone.api.teamAnswer.save.mutate({
      sessionId,
      teamId: barflies.id,
      browserId: `browser of ${barflies.id}`,
      entries: [{ questionId: second.id, multiChoiceSelectedOptionIndexes: [1], sequence: 1 }],
    });
    await api.session.submitAllAnswers.mutate({ sessionId });
    await api.session.markAnswers.mutate({ sessionId });
    await expect(api.session.revealScoring.mutate({ sessionId })).rejects.toMatchObject({
      message: 'Mark all answers to continue',
      data: { httpStatus: 409, error: 'Mark all answers to continue' },
    });
    await api.marking.setScores.mutate({
      sessionId,
      teams: [{ teamId: bears.id, entries: [{ questionId: first.id, isCorrect: false }] }],
    });
    await api.session.revealScoring.mutate({ sessionId });
    await api.session.revealLeaderboard.mutate({ sessionId });
    const finished = await api.session.finish.mutate({ sessionId });
    expect(finished.session.sessionStatus).toBe('finished');

    await vi.waitFor(() => {
      expect(shownBy(everybody.messages, applyTeamSessionPatch)).toMatchObject({
        sessionStatus: 'finished',
        teamPlacements: [
          { placementOrdinal: 1, teamName: 'The Barflies', totalScore: 3 },
          { placementOrdinal: 2, teamName: 'Quizzly Bears', totalScore: 0 },
        ],
      });
      expect(shownBy(team.messages, applyTeamFeedPatch)).toMatchObject({
        teamName: 'The Barflies',
        teamAnswerScoreSheet: { placementOrdinal: 1, isPlacementShared: false },
      });
      expect(shownBy(master.messages, applyMasterSessionPatch)).toMatchObject({
        session: { sessionStatus: 'finished' },
        placements: [{ teamName: 'The Barflies' }, { teamName: 'Quizzly Bears' }],
      });
    });
    for (const feed of [master, everybody, team]) feed.stop();
  });
});
