import { expect, test } from 'vitest';
import { emptyQuestionFields, type QuestionFields } from '../answer-sheet/question';
import { libraryQuestionKey } from './library-question-key';

function key(fields: Partial<QuestionFields>): string {
  return libraryQuestionKey({ ...emptyQuestionFields, ...fields });
}

const MAMMAL = {
  question: 'Which is a mammal?',
  answerEntryType: 'multiChoice',
  correctMultiAnswer: 'Shark\n--Dolphin',
} as const;

test('case, marks, punctuation, further variations and wrong options make no other question', () => {
  expect(key({ question: 'Who wrote "Émile"?', correctAnswer: 'Rousseau; J. J. Rousseau' })).toBe(
    key({ question: ' who wrote Emile', correctAnswer: 'ROUSSEAU' }),
  );
  expect(key(MAMMAL)).toBe(key({ ...MAMMAL, correctMultiAnswer: '--dolphin\nTuna' }));
});

test('another text, another answer or another kind of answer is another question', () => {
  const keys = [
    key(MAMMAL),
    key({ ...MAMMAL, correctMultiAnswer: 'Shark\n--Whale' }),
    key({ ...MAMMAL, question: 'Which is a fish?' }),
    key({ ...MAMMAL, answerEntryType: 'freeText', correctAnswer: 'Dolphin' }),
    key({ question: '1 + 1?', correctAnswer: '2' }),
    key({ question: '1 + 1?', correctAnswer: '3' }),
    key({ question: '東京?', correctAnswer: '2' }),
    key({ question: '京都?', correctAnswer: '2' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a text of signs alone keeps them', () => {
  expect(key({ question: '∞', correctAnswer: '!' })).not.toBe(key({ question: '∑', correctAnswer: '!' }));
});
