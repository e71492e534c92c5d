import { expect, test } from 'vitest';
import { aQuestion, aQuiz, aSession } from '../../testing/a-quiz';
import {
  canPlayAgain,
  hasSessionInProgress,
  questionPreviews,
  sortedQuizzes,
  sortedSessions,
} from './quiz-list';

test('[HOME-5] quizzes are sorted by last update, newest first', () => {
  const older = aQuiz({ id: 'older', updatedTime: '2026-03-01T10:00:00.000Z' });
  const newer = aQuiz({ id: 'newer', updatedTime: '2026-03-02T10:00:00.000Z' });
  expect(sortedQuizzes([older, newer]).map(({ id }) => id)).toEqual(['newer', 'older']);
});

test('[HOME-13] sessions are sorted by last update, newest first', () => {
  const first = { ...aSession('first', 'finished'), updatedTime: '2026-03-01T10:00:00.000Z' };
  const second = { ...aSession('second', 'notStarted'), updatedTime: '2026-03-02T10:00:00.000Z' };
  expect(sortedSessions(aQuiz({ sessions: [first, second] })).map(({ id }) => id)).toEqual([
    'second',
    'first',
  ]);
});

test('[HOME-7] a preview is the first 40 characters of a question', () => {
  const long = 'Which river flows through Paris, London, Rome and Vienna?';
  const quiz = aQuiz({
    questions: [aQuestion('q-1', { question: long }), aQuestion('q-2', { question: 'Who?' })],
  });
  expect(questionPreviews(quiz)).toEqual(['Which river flows through Paris, London,', 'Who?']);
});

test.each([
  [['finished'], true],
  [['finished', 'notStarted'], false],
  [['finished', 'markAnswers'], false],
] as const)('[HOME-11] with sessions %j, playing again is offered: %s', (statuses, expected) => {
  const sessions = statuses.map((status, index) => aSession(`session-${index}`, status));
  expect(canPlayAgain(aQuiz({ sessions }))).toBe(expected);
});

test.each([
  ['notStarted', false],
  ['askQuestions', true],
  ['revealLeaderboard', true],
  ['finished', false],
] as const)('[HOME-12] a session in %s counts as active: %s', (status, expected) => {
  expect(hasSessionInProgress([aQuiz(), aQuiz({ sessions: [aSession('s', status)] })])).toBe(expected);
});
