import {
  applyMasterSessionPatch,
  applyTeamFeedPatch,
  applyTeamSessionPatch,
  masterSession,
  teamAnswerScoreSheet,
  teamAnswerSheet,
  teamSession,
  type QuizmasterFeedMessage,
  type SessionFeedMessage,
  type TeamFeedMessage,
  type TeamView,
} from '@pubquiz/core';
import { createSessionRepository } from '@pubquiz/db';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  closeAfterAll,
  openQuizNight,
  readFeed,
  shownBy,
  startTestServer,
  type QuizNight,
  type TestServer,
} from '../src/testing';

const kept = closeAfterAll();
let server: TestServer;
let night: QuizNight;

beforeAll(async () => {
  server = kept(await startTestServer());
  night = kept(await openQuizNight(server));
});

test('[RT-9] after a whole evening every device shows what the database has', async () => {
  const { quizmaster, phone, sessionId, questionIds, join, answer } = night;
  const { api } = quizmaster;
  const [first = '', second = ''] = questionIds;
  const names = ['Barflies', 'Bears', 'Quizteama Aguilera', 'Let’s get quizzical', 'Late'];
  const teams: TeamView[] = [];
  for (const name of names.slice(0, 4)) teams.push(await join(name));

  const everybody = readFeed<SessionFeedMessage>((on) => phone.api.live.session.subscribe({ sessionId }, on));
  const master = readFeed<QuizmasterFeedMessage>((on) => api.live.quizmaster.subscribe({ sessionId }, on));
  const watchTeam = (team: TeamView) =>
    readFeed<TeamFeedMessage>((on) => phone.api.live.team.subscribe({ sessionId, teamId: team.id }, on));
  const ownFeeds = new Map(teams.map((team) => [team.id, watchTeam(team)]));
  await vi.waitFor(() => {
    for (const { messages } of [everybody, master, ...ownFeeds.values()]) expect(messages).toHaveLength(1);
  });

  const vote = (team: TeamView, questionId: string, questionVote: boolean) =>
    phone.api.teamAnswer.save.mutate({
      sessionId,
      teamId: team.id,
      browserId: `browser of ${team.name}`,
      entries: [{ questionId, questionVote }],
    });
  const mark = (team: TeamView, questionId: string, pointsAwarded: number) =>
    api.marking.setScores.mutate({
      sessionId,
      teams: [{ teamId: team.id, entries: [{ questionId, isCorrect: true, pointsAwarded }] }],
    });

  await api.session.start.mutate({ sessionId });
  await Promise.all(teams.map((team, index) => answer(team, first, index % 2 === 0 ? 'stoker' : 'nobody')));
  await api.session.askNextQuestion.mutate({ sessionId });
  await Promise.all(teams.map((team) => answer(team, second, 'the Seine')));
  await api.reveal.questions.mutate({ sessionId, questionIds: [first] });
  await Promise.all(teams.map((team, index) => vote(team, first, index > 1)));
  await api.team.delete.mutate({ sessionId, teamId: teams[1]?.id ?? '' });
  await api.session.submitAllAnswers.mutate({ sessionId });
  await api.session.markAnswers.mutate({ sessionId });
  const left = teams.filter((_team, index) => index !== 1);
  for (const team of left) {
    await mark(team, first, 1);
    await mark(team, second, 2);
  }
  await api.session.revealScoring.mutate({ sessionId });
  await api.session.revealLeaderboard.mutate({ sessionId });
  const late = await join('Late');
  ownFeeds.set(late.id, watchTeam(late));
  await Promise.all(left.map((team) => mark(team, second, team.name.length)));
  await Promise.all(left.map((team) => vote(team, second, true)));
  await api.session.finish.mutate({ sessionId });

  const state = await createSessionRepository(server.database.db).load(sessionId);
  if (state === null) throw new Error('The session is gone');
  await vi.waitFor(() => {
    expect(shownBy(everybody.messages, applyTeamSessionPatch)).toEqual(teamSession(state));
    expect(shownBy(master.messages, applyMasterSessionPatch)).toEqual(
      masterSession(state, server.settings.publicUrl),
    );
    for (const team of [...left, late]) {
      expect(shownBy(ownFeeds.get(team.id)?.messages ?? [], applyTeamFeedPatch)).toMatchObject({
        teamName: team.name,
        teamAnswerSheet: teamAnswerSheet(state, team.id),
        teamAnswerScoreSheet: teamAnswerScoreSheet(state, team.id),
      });
    }
  });
  expect(ownFeeds.get(teams[1]?.id ?? '')?.messages.at(-1)).toMatchObject({ kind: 'gone' });
});
