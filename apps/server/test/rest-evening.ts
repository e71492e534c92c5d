import type { RestClient } from './rest-client';

export interface Evening {
  readonly userSessionId: string;
  readonly sheetId: string;
  readonly sessionId: string;
  /** Dracula (1 point), mammal (2 points, options Shark, Dolphin, Tuna). */
  readonly questionIds: readonly [string, string];
  /** Where the quizmaster's calls on the Session start. */
  readonly master: string;
  /** Where the team side starts. */
  readonly teams: string;
}

export const QUESTIONS = [
  { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' },
  {
    question: 'Which is a mammal?',
    points: '2',
    answerEntryType: 'multiChoice',
    correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
  },
];

export async function guest(rest: RestClient): Promise<string> {
  const { body } = await rest.post('/api/auth/session', {});
  return body.userSessionId;
}

/** A guest's quiz of two questions with a Session that has not started. */
export async function openEvening(rest: RestClient): Promise<Evening> {
  const userSessionId = await guest(rest);
  const { body } = await rest.post(`/api/user-session/${userSessionId}/answer-sheet/details`, {
    name: 'Thursday Quiz',
    questions: QUESTIONS,
  });
  const { id, questions, sessions } = body.answerSheet;
  const [[session], [first, second]] = [sessions, questions];
  if (!session || !first || !second) throw new Error('A new quiz has its questions and a session');
  const sessionId = session.id;
  return {
    userSessionId,
    sheetId: id,
    sessionId,
    questionIds: [first.id, second.id],
    master: `/api/user-session/${userSessionId}/session/${sessionId}`,
    teams: `/api/team/session/${sessionId}`,
  };
}

export async function join(rest: RestClient, { teams }: Evening, name = 'The Barflies'): Promise<string> {
  const { body } = await rest.post(`${teams}/team`, { name });
  return body.teamTeam.id;
}

/** Sends a Session's status, like the buttons of the run screen do. */
export async function move(rest: RestClient, { master }: Evening, ...statuses: string[]): Promise<void> {
  for (const sessionStatus of statuses) {
    const { status, body } = await rest.post(master, { sessionStatus });
    if (status !== 200) throw new Error(body.error);
  }
}

/** A submitted answer from the team's one browser. */
export function submit(answers: Readonly<Record<string, unknown>>): object {
  return {
    browserId: 'browser-1',
    questionIdToTeamAnswer: Object.fromEntries(
      Object.entries(answers).map(([questionId, answer]) => [
        questionId,
        typeof answer === 'string' ? { answer, isConfirmed: true } : answer,
      ]),
    ),
  };
}

export const UNKNOWN = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
