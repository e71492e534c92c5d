import {
  emptyQuestion,
  type AnswerSheet,
  type Question,
  type SessionStatus,
  type SessionView,
} from '@pubquiz/core';

/** A question of a test, with readable ids. */
export function aQuestion(id: string, fields: Partial<Question> = {}): Question {
  return { ...emptyQuestion(id), question: `Text of ${id}`, correctAnswer: `Answer of ${id}`, ...fields };
}

/** An evening of a test. */
export function aSession(
  id: string,
  sessionStatus: SessionStatus,
  teamNames: readonly string[] = [],
): SessionView {
  return {
    id,
    answerSheetId: 'sheet-1',
    sessionStatus,
    currentQuestionId: null,
    currentQuestionNumber: 0,
    askedQuestionCount: 0,
    teams: teamNames.map((name) => ({
      id: `team-${name}`,
      sessionId: id,
      name,
      teamPath: `/team/game/${id}/team/team-${name}`,
      teamUrl: `http://localhost:3000/team/game/${id}/team/team-${name}`,
    })),
    inviteUrl: `http://localhost:3000/team/invitation/${id}`,
    invitePath: `/team/invitation/${id}`,
    quizName: 'Thursday Quiz',
    createdTime: '2026-03-05T18:00:00.000Z',
    updatedTime: '2026-03-05T19:30:00.000Z',
  };
}

/** A quiz of a test. */
export function aQuiz(fields: Partial<AnswerSheet> = {}): AnswerSheet {
  const questions = fields.questions ?? [aQuestion('q-1'), aQuestion('q-2')];
  return {
    id: 'sheet-1',
    name: 'Thursday Quiz',
    defaultPoints: 1,
    sessions: [aSession('session-1', 'notStarted')],
    createdTime: '2026-03-05T18:00:00.000Z',
    updatedTime: '2026-03-05T18:40:12.345Z',
    ...fields,
    questions,
    questionCount: questions.length,
  };
}
