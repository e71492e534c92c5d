import type { AnswerSheet, TeamView } from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import { connectClient, type TestClient } from './test-client';
import type { TestServer } from './test-server';

/** A quiz with its quizmaster and a phone for whoever plays. */
export interface QuizNight {
  readonly quizmaster: TestClient;
  /** The quizmaster's secret. */
  readonly userSessionId: string;
  readonly phone: TestClient;
  readonly answerSheet: AnswerSheet;
  readonly sessionId: string;
  readonly questionIds: readonly string[];
  readonly join: (name: string) => Promise<TeamView>;
  /** Saves a submitted answer from the team's one browser. */
  readonly answer: (team: TeamView, questionId: string, text: string) => Promise<void>;
  close(): Promise<void>;
}

const DRACULA = { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' };
const PARIS = { question: 'Which river flows through Paris?', correctAnswer: 'Seine' };

/** Makes a guest with a quiz of two questions (or the given ones) whose Session has not started. */
export async function openQuizNight(
  server: Pick<TestServer, 'url'>,
  questions: AnswerSheetBody['questions'] = [DRACULA, PARIS],
): Promise<QuizNight> {
  const phone = connectClient(server.url);
  const { userSessionId } = await phone.api.auth.session.mutate();
  if (userSessionId === null) throw new Error('A program gets its user session id');
  const quizmaster = connectClient(server.url, userSessionId);
  const { answerSheet } = await quizmaster.api.answerSheet.save.mutate({
    answerSheet: { name: 'Thursday Quiz', questions },
  });
  const [session] = answerSheet.sessions;
  if (!session) throw new Error('A saved quiz has a session');
  const sessionId = session.id;
  let sequence = 0;

  return {
    quizmaster,
    userSessionId,
    phone,
    answerSheet,
    sessionId,
    questionIds: answerSheet.questions.map(({ id }) => id),
    async join(name) {
      return (await phone.api.team.join.mutate({ sessionId, name })).teamTeam;
    },
    async answer(team, questionId, text) {
      sequence += 1;
      await phone.api.teamAnswer.save.mutate({
        sessionId,
        teamId: team.id,
        browserId: `browser of ${team.name}`,
        entries: [{ questionId, answer: text, isConfirmed: true, sequence }],
      });
    },
    async close() {
      await Promise.all([quizmaster.close(), phone.close()]);
    },
  };
}
