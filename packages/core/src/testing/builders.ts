import { emptyQuestionFields, type Question, type QuestionFields } from '../answer-sheet/question';
import type { Session, SessionQuestion, SessionState } from '../session/session-state';

/** The moment at which everything in a test happens, unless it says otherwise. */
export const AT = new Date('2026-03-05T19:30:00.000Z');

/** Some moments later. */
export function later(seconds: number): Date {
  return new Date(AT.getTime() + seconds * 1000);
}

/** A free-text question that is answered with 'Bram Stoker'. */
export function aQuestion(id: string, fields: Partial<QuestionFields> = {}): Question {
  return {
    id,
    ...emptyQuestionFields,
    question: 'Who wrote Dracula?',
    correctAnswer: 'Bram Stoker; Stoker',
    ...fields,
  };
}

/** A multiple-choice question of which 'Dolphin', at index 1, is correct. */
export function aChoice(id: string, fields: Partial<QuestionFields> = {}): Question {
  return {
    id,
    ...emptyQuestionFields,
    question: 'Which is a mammal?',
    answerEntryType: 'multiChoice',
    correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
    ...fields,
  };
}

/** A question as a Session sees it before it is asked. */
export function notAsked(question: Question, revealAnswerTriviaHtml = ''): SessionQuestion {
  return { question, revealAnswerTriviaHtml, askedOrdinal: null, isRevealed: false };
}

/** A Session before its start, with a free-text question q1, a multiple-choice question q2 and another free-text q3. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    id: 'session-1',
    answerSheetId: 'sheet-1',
    sessionStatus: 'notStarted',
    currentQuestionId: null,
    version: 1,
    quizName: 'Thursday Quiz',
    defaultPoints: 1,
    questions: [
      notAsked(aQuestion('q1')),
      notAsked(aChoice('q2', { points: 2 })),
      notAsked(aQuestion('q3', { question: 'What is the capital of Peru?', correctAnswer: 'Lima' })),
    ],
    createdTime: AT,
    updatedTime: AT,
    ...overrides,
  };
}

/** An evening before its start, with no team yet. */
export function anEvening(overrides: Partial<Session> = {}): SessionState {
  return { session: aSession(overrides), teams: [] };
}
