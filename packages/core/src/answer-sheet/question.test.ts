import { expect, test } from 'vitest';
import { NOT_A_CLIPBOARD_QUESTION, questionFromClipboard, questionToClipboard } from './clipboard-question';
import { parseMultipleChoiceOptions } from './multiple-choice-options';
import { emptyQuestion, emptyQuestionFields, isQuestionEmpty, type QuestionFields } from './question';

const question: QuestionFields = {
  points: 2.5,
  question: 'Which is a "mammal"?',
  answerEntryType: 'multiChoice',
  correctAnswer: '',
  correctMultiAnswer: 'Shark\n--Dolphin',
  shouldRevealAnswer: false,
  autoMarkCorrectStyle: 'never',
  answerTrivia: 'Ask slowly',
  revealAnswerTrivia: '**Whales** too',
  imageUrl: 'https://example.org/sea.jpg',
};

test('[ENT-7] a new question is free text, reveals its answer and is marked similar', () => {
  expect(emptyQuestion('q1')).toMatchObject({
    id: 'q1',
    answerEntryType: 'freeText',
    shouldRevealAnswer: true,
    autoMarkCorrectStyle: 'similar',
    points: null,
  });
});

test('[ENT-9] a question is empty while all its texts and its image are blank', () => {
  expect(isQuestionEmpty({ ...emptyQuestionFields, question: '  ', points: 3 })).toBe(true);
  const texts = [
    'question',
    'correctAnswer',
    'correctMultiAnswer',
    'answerTrivia',
    'revealAnswerTrivia',
    'imageUrl',
  ] as const;
  for (const field of texts) expect(isQuestionEmpty({ ...emptyQuestionFields, [field]: 'x' })).toBe(false);
});

test('[EDIT-24] options are one a line, trimmed, without blank lines; two dashes mark a correct one', () => {
  expect(parseMultipleChoiceOptions(' B \r\n\n--A\n -- C-- \n--\n---D')).toEqual([
    { text: 'B', isCorrect: false },
    { text: 'A', isCorrect: true },
    { text: 'C--', isCorrect: true },
    { text: '-D', isCorrect: true },
  ]);
});

test('[EDIT-15] a question goes to the clipboard as JSON with a marker and without its id', () => {
  const text = questionToClipboard({ ...question, ...{ id: 'q1' } });
  expect(JSON.parse(text)).toEqual({ isPubQuizQuestion: true, ...question });
});

test('[EDIT-14, EDIT-16] what was copied can be pasted', () => {
  expect(questionFromClipboard(questionToClipboard(question))).toEqual(question);
});

test.each([
  '',
  'Who wrote Dracula?',
  '{"question": "Who?"}',
  '{"isPubQuizQuestion": "true", "question": "Who?"}',
  'null',
  '3',
  '[]',
])('[EDIT-16, ERR-1] the clipboard text %j is not a question', (text) => {
  expect(questionFromClipboard(text)).toBeNull();
  expect(NOT_A_CLIPBOARD_QUESTION).toBe('Clipboard does not contain a Quiz Question');
});

test('[EDIT-16] fields that are missing or of another kind get their defaults', () => {
  expect(questionFromClipboard('{"isPubQuizQuestion": true, "question": 7, "points": "2"}')).toEqual({
    ...emptyQuestionFields,
    points: 2,
  });
});
