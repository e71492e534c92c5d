import { emptyQuestionFields, parseTabSeparated, type QuestionFields } from '@pubquiz/core';
import { expect, test } from 'vitest';
import { parseTabSeparatedFile } from './tab-separated-file';
import { tabSeparatedHeading, tabSeparatedRow } from './write-tab-separated';

test('[IMP-3] what is written is read again as it was', () => {
  const question: QuestionFields = {
    ...emptyQuestionFields,
    points: 2.5,
    question: 'Two lines,\na\ttab and a "quote"?',
    answerEntryType: 'multiChoice',
    correctAnswer: 'unused; but kept',
    correctMultiAnswer: 'a "b"\n--c',
    shouldRevealAnswer: false,
    autoMarkCorrectStyle: 'never',
    answerTrivia: 'Line\nand \\n as text',
    revealAnswerTrivia: '**bold**\n\nend',
    imageUrl: 'https://example.org/x.jpg',
  };
  const text = [tabSeparatedHeading, tabSeparatedRow(question), ''].join('\n');
  const { questions, refused } = parseTabSeparatedFile(text, null);
  expect(refused).toEqual([]);
  expect(questions).toEqual([{ line: 2, question: { ...question, category: null } }]);
});

test('no cell of an exported file is a formula to a spreadsheet, and all are read again as they were', () => {
  const question: QuestionFields = {
    ...emptyQuestionFields,
    points: -1,
    question: '=HYPERLINK("http://evil.example.org","free beer")',
    answerEntryType: 'multiChoice',
    correctAnswer: '+1+1',
    correctMultiAnswer: '--Yes\nNo',
    answerTrivia: '@SUM(A1:A9)',
    revealAnswerTrivia: '- a list\n- of two',
    imageUrl: '=cmd|"/C calc"!A0',
  };
  const row = tabSeparatedRow(question);
  const cells = parseTabSeparated(row)[0] ?? [];
  expect(cells.slice(1).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  const { questions } = parseTabSeparatedFile(row, null);
  expect(questions).toEqual([{ line: 1, question: { ...question, category: null } }]);
});
