import { expect, test } from 'vitest';
import { aChoice } from '../testing/builders';
import {
  fullLibraryQuestion,
  listedLibraryQuestion,
  type LibraryQuestionWithAnswers,
} from './library-question-views';

const question: LibraryQuestionWithAnswers = {
  ...aChoice('lq-1', { answerTrivia: 'HOST', revealAnswerTrivia: 'TRIVIA', correctAnswer: 'OLD' }),
  contributorId: 'con-1',
  libraryCategoryId: 'cat-1',
  libraryDifficultyId: null,
  libraryTags: [{ id: 'tag-1', name: 'sea' }],
};

test('[LIB-21, ENT-20] before it is borrowed a question shows its options, but no answer and no trivia', () => {
  expect(listedLibraryQuestion(question)).toEqual({
    id: 'lq-1',
    question: 'Which is a mammal?',
    imageUrl: '',
    libraryCategoryId: 'cat-1',
    libraryDifficultyId: null,
    libraryTags: [{ id: 'tag-1', name: 'sea' }],
    answerEntryType: 'multiChoice',
    answerOptionStrings: ['Shark', 'Dolphin', 'Tuna'],
  });
});

test('[ENT-21] borrowed it has every field of a question, and where it belongs in the library', () => {
  const stored = { ...question, createdTime: new Date(0) };
  expect(fullLibraryQuestion(stored)).toEqual({
    ...question,
    answerOptionStrings: ['Shark', 'Dolphin', 'Tuna'],
  });
});
