import { expect, test } from 'vitest';
import { aChoice, aQuestion } from '../testing/builders';
import type { AskedQuestion } from '../session/session-questions';
import { isAnswerEmpty, untouchedAnswer, type TeamAnswer } from '../team/team-answer';
import { unmarkedScore, type AnswerScore } from './answer-score';
import { markAnswer, type AnswerCell } from './mark-answer';
import { isSelectionCorrect } from './multiple-choice';

const unmarked = unmarkedScore('team-1', 'q1');

function asked(question = aQuestion('q1'), isRevealed = false): AskedQuestion {
  return { question, revealAnswerTriviaHtml: '', askedOrdinal: 1, isRevealed };
}

function submitted(answer: string, overrides: Partial<TeamAnswer> = {}): TeamAnswer {
  return { ...untouchedAnswer('team-1', 'q1'), answer, isConfirmed: true, ...overrides };
}

function cell(overrides: Partial<AnswerCell>): AnswerCell {
  return {
    status: 'askQuestions',
    question: asked(),
    points: 1,
    answer: submitted('Stoker'),
    score: unmarked,
    isAnswerChanged: false,
    ...overrides,
  };
}

function score(overrides: Partial<AnswerScore>): AnswerScore {
  return { ...unmarked, ...overrides };
}

test('[MARK-8] an answer is empty while it is unconfirmed or blank', () => {
  expect(isAnswerEmpty({ answer: 'Stoker', isConfirmed: false })).toBe(true);
  expect(isAnswerEmpty({ answer: '  ', isConfirmed: true })).toBe(true);
  expect(isAnswerEmpty({ answer: 'Stoker', isConfirmed: true })).toBe(false);
});

test('[MARK-7, ENT-15] a match is correct with full points, and recorded as marked by itself', () => {
  expect(markAnswer(cell({ points: 2 }))).toEqual(
    score({ isCorrect: true, pointsAwarded: 2, isAutoMarkedCorrect: true, wasAutoMarkedCorrect: true }),
  );
});

test('[MARK-7] a wrong answer stays unmarked', () => {
  expect(markAnswer(cell({ answer: submitted('Mary Shelley') }))).toEqual(unmarked);
});

test('[MARK-17] a question marked never by itself leaves a matching answer unmarked', () => {
  const question = asked(aQuestion('q1', { autoMarkCorrectStyle: 'never' }));
  expect(markAnswer(cell({ question }))).toEqual(unmarked);
});

test.each([
  ['askQuestions', false, null],
  ['confirmAnswers', false, null],
  ['askQuestions', true, false],
  ['confirmAnswers', true, false],
  ['markAnswers', false, false],
  ['revealScoring', false, false],
  ['revealLeaderboard', false, false],
] as const)('[MARK-9, MARK-18] an empty answer in %s, revealed %s, is %s', (status, isRevealed, expected) => {
  const empty = submitted('Stoker', { isConfirmed: false });
  const standing = score({ isCorrect: true, pointsAwarded: 1, isMarkedByQuizmaster: true });
  const marked = markAnswer(
    cell({ status, question: asked(undefined, isRevealed), answer: empty, score: standing }),
  );
  expect(marked).toEqual(score({ isCorrect: expected }));
});

test.each([
  score({ isCorrect: false, isMarkedByQuizmaster: true }),
  score({ isCorrect: true, pointsAwarded: 0.5, isMarkedByQuizmaster: true }),
  score({ isCorrect: null, wasAutoMarkedCorrect: true, isMarkedByQuizmaster: true }),
])('[MARK-10] what the quizmaster set is left alone: %j', (standing) => {
  expect(markAnswer(cell({ status: 'markAnswers', score: standing }))).toBe(standing);
});

test('[MARK-9, MARK-10] a changed answer loses its mark and both flags, and is marked anew', () => {
  const standing = score({ isCorrect: false, wasAutoMarkedCorrect: true, isMarkedByQuizmaster: true });
  expect(
    markAnswer(cell({ score: standing, isAnswerChanged: true, answer: submitted('Mary Shelley') })),
  ).toEqual(unmarked);
  expect(markAnswer(cell({ score: standing, isAnswerChanged: true }))).toMatchObject({
    isCorrect: true,
    isMarkedByQuizmaster: false,
  });
});

test('[MARK-10] points already awarded stay when the question is worth something else now', () => {
  const standing = score({ isCorrect: true, pointsAwarded: 1, isAutoMarkedCorrect: true });
  expect(markAnswer(cell({ points: 5, score: standing }))).toBe(standing);
});

test('[MARK-12] multiple choice is marked by its options, not by the style', () => {
  const question = asked(aChoice('q1', { autoMarkCorrectStyle: 'never' }));
  const dolphin = submitted('Dolphin', { multiChoiceSelectedOptionIndexes: [1] });
  expect(markAnswer(cell({ question, answer: dolphin })).isCorrect).toBe(true);
});

test.each([
  [[], false],
  [[0], false],
  [[1], true],
  [[1, 3], true],
  [[0, 1], false],
  [[9], false],
])('[MARK-11] the selection %j of two correct options out of four is correct: %s', (selected, expected) => {
  const question = aChoice('q1', { correctMultiAnswer: 'Shark\n--Dolphin\nTuna\n--Whale' });
  expect(isSelectionCorrect(question, { multiChoiceSelectedOptionIndexes: selected })).toBe(expected);
});
