import { emptyQuestionFields, type QuestionFields } from '@pubquiz/core';
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
