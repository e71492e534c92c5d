import { expect, test } from 'vitest';
import type { QuestionFields } from '../answer-sheet/question';
import { importQuestions } from './question-rows';

const HEADER =
  'Points\tQuestion\tImage URL\tFree-text Answer\tMultiple Choice Answer\tAnswer Trivia\tAuto-mark\tReveal Answer Trivia\tReveal Correct Answer';

/** A row in which only these cells, by column from 0, are filled. */
function row(cells: Readonly<Record<number, string>>): string {
  return Array.from({ length: 9 }, (_, column) => cells[column] ?? '').join('\t');
}

function imported(clipboard: string): readonly QuestionFields[] {
  const result = importQuestions(clipboard);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

function one(cells: Readonly<Record<number, string>>): QuestionFields | undefined {
  return imported(row({ 1: 'Who?', ...cells }))[0];
}

function refusal(clipboard: string): string {
  const result = importQuestions(clipboard);
  return result.ok ? 'accepted' : `${result.refusal.code}: ${result.refusal.message}`;
}

test('[IMP-1, IMP-3] a row becomes a question, column by column', () => {
  const cells = ['2', 'Which?', 'https://x.org/i.jpg', 'free', 'A\\n--B', 'host', 'same', 'reveal', '1'];
  expect(imported(cells.join('\t'))).toEqual([
    {
      points: 2,
      question: 'Which?',
      imageUrl: 'https://x.org/i.jpg',
      correctAnswer: 'free',
      correctMultiAnswer: 'A\n--B',
      answerEntryType: 'multiChoice',
      answerTrivia: 'host',
      autoMarkCorrectStyle: 'same',
      revealAnswerTrivia: 'reveal',
      shouldRevealAnswer: true,
    },
  ]);
});

test('[IMP-2] columns beyond the ninth are ignored', () => {
  expect(imported(`${row({ 1: 'Who?' })}\tnotes\tmore`)).toHaveLength(1);
});

test('[IMP-4] blank lines and heading rows are skipped, whatever their case or length', () => {
  const lines = [HEADER, '', '  \t \t', 'QUESTION\tshort', 'points', row({ 1: 'Who?' }), ''];
  expect(imported(lines.join('\r\n')).map(({ question }) => question)).toEqual(['Who?']);
});

test.each([
  ['2', 2],
  [' 2.5 ', 2.5],
  ['', null],
  ['x', null],
])('[IMP-5] the points cell %j means %s', (cell, points) => {
  expect(one({ 0: cell })?.points).toBe(points);
});

test.each([
  ['a\\n--b', 'a\n--b'],
  ['a\\r\\nb', 'a\nb'],
  ['a\\\\nb', 'a\\nb'],
  ['a\\tb', 'a\\tb'],
])('[IMP-6] the cell %j reads %j in options and trivia, and stays in other cells', (cell, text) => {
  expect(one({ 1: cell, 4: cell, 5: cell, 7: cell })).toMatchObject({
    question: cell,
    correctMultiAnswer: text,
    answerTrivia: text,
    revealAnswerTrivia: text,
  });
});

test('[IMP-7] a filled multiple-choice cell makes a multiple-choice question', () => {
  expect(one({ 4: '--A' })?.answerEntryType).toBe('multiChoice');
  expect(one({ 3: 'A', 4: '  ' })?.answerEntryType).toBe('freeText');
});

test.each([
  ['similar', 'similar'],
  ['SAME', 'same'],
  ['never', 'never'],
  ['foo', 'similar'],
  ['', 'similar'],
])('[IMP-8] the auto-mark cell %j means %s', (cell, style) => {
  expect(one({ 6: cell })?.autoMarkCorrectStyle).toBe(style);
});

test.each([
  ['0', false],
  [' 0 ', false],
  ['1', true],
  ['', true],
  ['x', true],
])('[IMP-9] the reveal cell %j means %s', (cell, shouldRevealAnswer) => {
  expect(one({ 8: cell })?.shouldRevealAnswer).toBe(shouldRevealAnswer);
});

test('[IMP-10] values are trimmed, the first cell of the clipboard of its byte order mark', () => {
  expect(imported(`\uFEFF${row({ 0: '2', 1: '  Who? ', 3: ' Me ' })}`)).toMatchObject([
    { points: 2, question: 'Who?', correctAnswer: 'Me' },
  ]);
});

test('[IMP-11, ERR-4] one row with too few columns refuses everything and shows the clipboard', () => {
  const clipboard = [HEADER, row({ 1: 'Who?' }), '', '1\tWho?\t\tMe\t\t\tsame', row({ 1: 'What?' })].join(
    '\n',
  );
  expect(refusal(clipboard)).toBe(
    `invalid: Question 2 has 7 columns instead of 9, so not adding any questions\n\n${clipboard}`,
  );
});

test('[ERR-4] of a long clipboard the first 10000 characters are shown', () => {
  const clipboard = `short\t${'x'.repeat(20_000)}`;
  expect(refusal(clipboard).split('\n\n')[1]).toBe(clipboard.slice(0, 10_000));
});

test('[IMP-11] a text that is too long refuses everything', () => {
  expect(refusal(row({ 1: 'x'.repeat(10_001) }))).toBe(
    'invalid: Question 1: Question has more than 10000 characters, so not adding any questions',
  );
  expect(refusal(row({ 1: 'Who?', 2: `https://x.org/${'x'.repeat(2048)}` }))).toContain('Image URL');
});

test('[IMP-4, REST-17] a text without any question row has no questions', () => {
  expect(imported('')).toEqual([]);
  expect(imported(`${HEADER}\n\n`)).toEqual([]);
});
