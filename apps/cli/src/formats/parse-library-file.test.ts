import { describe, expect, test } from 'vitest';
import { categoryOfFile, parseLibraryFile } from './parse-library-file';

function parse(text: string, options: { fileName?: string; category?: string } = {}) {
  return parseLibraryFile(text, {
    fileName: options.fileName ?? 'odd-facts.txt',
    category: options.category ?? null,
  });
}

describe('OpenTriviaQA', () => {
  test('questions have the category of the file and the marked options', () => {
    const text =
      '\r\n#Q Which is a mammal?\r\n^ Dolphin\r\nA Shark\r\nB Dolphin\r\nC Tuna\r\n\r\n#Q Is it?\n^ True\nA True\nB False\n';
    expect(parse(text)).toEqual({
      questions: [
        {
          line: 2,
          question: {
            question: 'Which is a mammal?',
            answerEntryType: 'multiChoice',
            correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
            category: 'Odd Facts',
          },
        },
        {
          line: 8,
          question: {
            question: 'Is it?',
            answerEntryType: 'multiChoice',
            correctMultiAnswer: '--True\nFalse',
            category: 'Odd Facts',
          },
        },
      ],
      refused: [],
    });
  });

  test('a question may have several lines, also ones that begin like an option', () => {
    const text = '#Q Read this:\nI am he\nA cat sat\n\nWho?\n^ A cat\nA A cat\nB A dog\nwith a hat\n';
    expect(parse(text)?.questions).toMatchObject([
      {
        question: {
          question: 'Read this:\nI am he\nA cat sat\nWho?',
          correctMultiAnswer: '--A cat\nA dog with a hat',
        },
      },
    ]);
  });

  test('options are compared without case and space, and repeated ones are kept once', () => {
    const text = '#Q Who?\n^ the  cat\nA The cat\nB Dog\nC dog \nD --Bird\n';
    expect(parse(text)?.questions).toMatchObject([
      { question: { correctMultiAnswer: '--The cat\nDog\nBird' } },
    ]);
  });

  test('what is no question is refused with its line and the reason', () => {
    const text =
      '#Q One?\n^ X\nA Y\nB Z\n\n#Q Two?\nA Y\nB Z\n\n#Q\n^ Y\nA Y\nB Z\n\n#Q Four?\n^ Y\nA Y\nB y\n';
    expect(parse(text)).toEqual({
      questions: [],
      refused: [
        { line: 1, reason: 'The correct answer is not among the options' },
        { line: 6, reason: 'There is no correct answer' },
        { line: 10, reason: 'There is no question' },
        { line: 15, reason: 'There are not two different options' },
      ],
    });
  });
});

describe('Open Trivia DB', () => {
  const result = {
    type: 'multiple',
    difficulty: 'hard',
    category: 'Entertainment: Books',
    question: 'Who wrote &quot;Emma&quot;?',
    correct_answer: 'Jane Austen',
    incorrect_answers: ['Zadie Smith', 'Emily Bront&euml;'],
  };

  test('entities are decoded, and the order of the options tells nothing', () => {
    const text = JSON.stringify({ response_code: 0, results: [result] });
    expect(parse(text)?.questions).toEqual([
      {
        line: 1,
        question: {
          question: 'Who wrote "Emma"?',
          answerEntryType: 'multiChoice',
          correctMultiAnswer: 'Emily Brontë\n--Jane Austen\nZadie Smith',
          category: 'Entertainment: Books',
          difficulty: 'Hard',
        },
      },
    ]);
  });

  test('true or false are always in this order', () => {
    const isSo = {
      type: 'boolean',
      question: 'Is it?',
      correct_answer: 'False',
      incorrect_answers: ['True'],
    };
    expect(parse(JSON.stringify([isSo]))?.questions).toMatchObject([
      { question: { correctMultiAnswer: 'True\n--False', category: 'Odd Facts' } },
    ]);
  });

  test('what is refused is told with the line of its question', () => {
    const text = JSON.stringify({ results: [result, { ...result, correct_answer: '' }] }, null, 1);
    const line = text.split('\n').findLastIndex((each) => each.includes('"question"')) + 1;
    expect(parse(text)?.refused).toEqual([{ line, reason: 'There is no correct answer' }]);
  });
});

describe('tab-separated rows', () => {
  const heading =
    'Points\tQuestion\tImage URL\tFree-text Answer\tMultiple Choice Answer\tAnswer Trivia\tAuto-mark\tReveal Answer Trivia\tReveal Correct Answer';

  test('[IMP-3] the nine columns are read as in the editor, in the category that is given', () => {
    const text = `${heading}\n2\tWhich?\thttps://example.org/x.jpg\t\tShark\\n--Dolphin\tA\tsame\tB\t0\n`;
    expect(parse(text, { category: 'Sea' })).toEqual({
      questions: [
        {
          line: 2,
          question: {
            points: 2,
            question: 'Which?',
            answerEntryType: 'multiChoice',
            correctAnswer: '',
            correctMultiAnswer: 'Shark\n--Dolphin',
            shouldRevealAnswer: false,
            autoMarkCorrectStyle: 'same',
            answerTrivia: 'A',
            revealAnswerTrivia: 'B',
            imageUrl: 'https://example.org/x.jpg',
            category: 'Sea',
          },
        },
      ],
      refused: [],
    });
  });

  test('one wrong row is refused alone, and lines are counted through quoted cells', () => {
    const text = `\t"Two\r\nlines ""here"""\t\tYes\t\t\t\t\t\r\n\tToo few\r\n\r\n\tNext\t\tYes\t\t\t\t\t\r\n`;
    expect(parse(text)).toMatchObject({
      questions: [
        { line: 1, question: { question: 'Two\nlines "here"' } },
        { line: 5, question: { question: 'Next' } },
      ],
      refused: [{ line: 3, reason: 'The row has 2 columns instead of 9' }],
    });
  });
});

describe('JSON Lines', () => {
  test('our own fields come back as they were, also text that looks damaged', () => {
    const question = {
      id: '11111111-1111-4111-8111-111111111111',
      points: null,
      question: 'What does Ã© mean?',
      answerEntryType: 'freeText',
      correctAnswer: 'é; e',
      correctMultiAnswer: '',
      shouldRevealAnswer: true,
      autoMarkCorrectStyle: 'similar',
      answerTrivia: '',
      revealAnswerTrivia: '',
      imageUrl: '',
      category: 'Signs',
      difficulty: 'Easy',
      tags: ['letters'],
      contributor: 'Ann',
    };
    expect(parse(`${JSON.stringify(question)}\n`)?.questions).toEqual([{ line: 1, question }]);
  });

  test('a question with one answer or several is enough', () => {
    const text =
      '{"question":"Who?","answer":["Bram; Stoker","Stoker"]}\n\n{"question":"GÃ©?","answer":3,"category":"X"}\n';
    expect(parse(text, { category: 'Books' })?.questions).toMatchObject([
      { line: 1, question: { question: 'Who?', correctAnswer: 'Bram, Stoker; Stoker', category: 'Books' } },
      { line: 3, question: { question: 'Gé?', correctAnswer: '3', category: 'X' } },
    ]);
  });

  test('options without an answer are multiple choice', () => {
    expect(parse('{"question":"Which?","correctMultiAnswer":"a\\n--b"}')?.questions).toMatchObject([
      { question: { answerEntryType: 'multiChoice' } },
    ]);
  });

  test('a line that is no question is refused alone', () => {
    expect(parse('{"question":"Who?","answer":"Me"}\n{"question":\n[1]\n{"answer":"x"}\n')).toMatchObject({
      questions: [{ line: 1 }],
      refused: [
        { line: 2, reason: 'The line is not valid JSON' },
        { line: 3, reason: 'This is no question' },
        { line: 4, reason: 'There is no question' },
      ],
    });
  });
});

describe('other files', () => {
  test('a file of the starter library gives its category to its questions', () => {
    const text = JSON.stringify({
      category: { name: 'Cheese', description: 'Smelly' },
      questions: [{ question: 'Which?', correctAnswer: 'Brie', difficulty: 'Easy', tags: ['soft'] }],
    });
    expect(parse(text)?.questions).toMatchObject([
      { question: { category: 'Cheese', difficulty: 'Easy', tags: ['soft'], correctAnswer: 'Brie' } },
    ]);
  });

  test('an unknown format is said to be one, and an empty file has nothing', () => {
    expect(parse('Just some prose.')).toBeNull();
    expect(parse('[broken')).toBeNull();
    expect(parse(' \n')).toEqual({ questions: [], refused: [] });
  });

  test('a file names its category', () => {
    expect(['science-technology', 'for_kids.txt', 'sports.v2.json'].map(categoryOfFile)).toEqual([
      'Science Technology',
      'For Kids',
      'Sports.v2',
    ]);
  });
});
