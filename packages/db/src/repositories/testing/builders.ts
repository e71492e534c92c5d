import { randomUUID } from 'node:crypto';

import {
  emptyQuestion,
  noChanges,
  ok,
  type AnswerScore,
  type Question,
  type SessionChanges,
  type SessionState,
  type Team,
  type TeamAnswer,
  untouchedAnswer,
  unmarkedScore,
} from '@pubquiz/core';

import type { Database } from '../../database';
import { account } from '../../schema/account';
import { createAnswerSheetRepository } from '../answer-sheet-repository';
import { createSessionRepository } from '../session-repository';

/** A moment of the evening, so many seconds after eight. */
export function at(seconds: number): Date {
  return new Date(Date.UTC(2026, 2, 5, 20, 0, seconds));
}

/** A question that asks for a text. */
export function aQuestion(fields: Partial<Question> = {}): Question {
  return {
    ...emptyQuestion(randomUUID()),
    question: 'Who wrote Dracula?',
    correctAnswer: 'Bram Stoker',
    ...fields,
  };
}

/** A team that has just joined. */
export function aTeam(sessionId: string, fields: Partial<Team> = {}): Team {
  return {
    id: randomUUID(),
    sessionId,
    name: 'Quizteama Aguilera',
    writerBrowserId: null,
    createdTime: at(10),
    answersUpdatedTime: at(10),
    ...fields,
  };
}

/** A submitted answer. */
export function anAnswer(teamId: string, questionId: string, fields: Partial<TeamAnswer> = {}): TeamAnswer {
  return { ...untouchedAnswer(teamId, questionId), answer: 'bram stoker', isConfirmed: true, ...fields };
}

/** A mark that the server set. */
export function aScore(teamId: string, questionId: string, fields: Partial<AnswerScore> = {}): AnswerScore {
  return {
    ...unmarkedScore(teamId, questionId),
    isCorrect: true,
    pointsAwarded: 1,
    isAutoMarkedCorrect: true,
    wasAutoMarkedCorrect: true,
    ...fields,
  };
}

/** The changes of a command, those not named being none. */
export function changesOf(changes: Partial<SessionChanges>): SessionChanges {
  return { ...noChanges, ...changes };
}

/** Stores a guest and answers its id. */
export async function storeGuest(db: Database): Promise<string> {
  const id = randomUUID();
  await db.insert(account).values({ id, lastVisitTime: at(0), createdTime: at(0), updatedTime: at(0) });
  return id;
}

export interface StoredQuiz {
  readonly accountId: string;
  readonly answerSheetId: string;
  readonly sessionId: string;
  readonly questions: readonly Question[];
}

/** Stores a quiz with these questions and one Session. */
export async function storeQuiz(
  db: Database,
  questions: readonly Question[] = [aQuestion(), aQuestion({ question: 'Which is a mammal?' })],
): Promise<StoredQuiz> {
  const quiz = {
    accountId: await storeGuest(db),
    answerSheetId: randomUUID(),
    sessionId: randomUUID(),
    questions,
  };
  await createAnswerSheetRepository(db).save(
    {
      answerSheetId: quiz.answerSheetId,
      accountId: quiz.accountId,
      questionIds: [],
      sessionIds: [],
      at: at(0),
    },
    {
      decide: () =>
        ok({
          changes: {
            answerSheetId: quiz.answerSheetId,
            sheet: { name: 'Thursday Quiz', defaultPoints: 1, updatedTime: at(0), questions },
            removedQuestionIds: [],
            newSessionIds: [quiz.sessionId],
            deletedSessionIds: [],
          },
          triviaHtml: new Map(
            questions.map((question) => [question.id, `<p>${question.revealAnswerTrivia}</p>`]),
          ),
        }),
      forSession: () => noChanges,
    },
  );
  return quiz;
}

/** Applies changes to a Session and answers its state afterwards. */
export async function applyChangesTo(
  db: Database,
  sessionId: string,
  changes: Partial<SessionChanges>,
): Promise<SessionState> {
  const sessions = createSessionRepository(db);
  await sessions.apply(sessionId, { teams: 'all', locksSheet: true }, () => ok(changesOf(changes)));
  const state = await sessions.load(sessionId);
  if (state === null) throw new Error('The Session is gone.');
  return state;
}
