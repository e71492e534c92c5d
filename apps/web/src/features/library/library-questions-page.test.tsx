import { emptyQuestion } from '@pubquiz/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  aDraw,
  aLibraryQuestion,
  aListedQuestion,
  allowancesAfter,
  anAccount,
} from '../../testing/a-library';
import { aQuestion, aQuiz } from '../../testing/a-quiz';
import { networkFailure, refusal, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LibraryIndex } from './library-index';
import { LibraryQuestionsPage } from './library-questions-page';

function renderLibrary(answers: Answers = {}) {
  return renderPage(<LibraryQuestionsPage />, {
    at: '/library/questions',
    answers: {
      'auth.current': () => anAccount(),
      'answerSheet.list': () => ({ answerSheets: [] }),
      ...answers,
    },
  });
}

function questions() {
  return within(screen.getByRole('list', { name: 'Library questions' }))
    .getAllByRole('checkbox')
    .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
}

test('[LIB-2] the index links to the question library; the quiz library is a label only', () => {
  renderPage(<LibraryIndex />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/library/questions',
  ]);
  expect(screen.getByText('Quiz library').closest('a')).toBeNull();
});

test('[LIB-3][LIB-21] the Question Library shows random questions with their options, and no answer', async () => {
  const choice = aListedQuestion('lq-1', {
    answerEntryType: 'multiChoice',
    answerOptionStrings: ['Shark', 'Dolphin'],
  });
  renderLibrary({ 'library.random': () => aDraw([choice, aListedQuestion('lq-2')]) });
  expect(await screen.findByText('Text of lq-2')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Question Library');
  expect(questions()).toEqual(['Text of lq-1', 'Text of lq-2']);
  expect(screen.getByText('Dolphin')).toBeDefined();
  expect(screen.queryByText(/Answer of/)).toBeNull();
});

test('[LIB-5] Other random questions shows another list in place of this one and scrolls to the top', async () => {
  const draw = vi
    .fn()
    .mockReturnValueOnce(aDraw([aListedQuestion('lq-1')]))
    .mockReturnValue(aDraw([aListedQuestion('lq-2')], { viewed: 24 }));
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderLibrary({ 'library.random': draw });
  await screen.findByText('Text of lq-1');
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Other random questions' }));
  expect(await screen.findByText('Text of lq-2')).toBeDefined();
  expect(questions()).toEqual(['Text of lq-2']);
  expect(screen.getByText('76')).toBeDefined();
  await vi.waitFor(() => {
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });
});

test('[LIB-8][LIB-1] a visitor without an account sees the ways to one, and nothing is drawn', async () => {
  const draw = vi.fn();
  renderLibrary({
    'auth.current': () => ({ hasUserSession: true, userAccountExtract: null }),
    'library.random': draw,
  });
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/log-in');
  expect(draw).not.toHaveBeenCalled();
});

test('[LIB-9][LIB-10] questions are borrowed into a quiz that is there: behind its own, in place of its empty ones', async () => {
  const own = aQuestion('q-1');
  const quiz = aQuiz({ questions: [own, emptyQuestion('q-2')] });
  const save = vi.fn((_input: { readonly answerSheet: object }) => ({ answerSheet: quiz }));
  renderLibrary({
    'library.random': () => aDraw([aListedQuestion('lq-1')]),
    'library.borrow': () => ({
      libraryQuestions: [aLibraryQuestion('lq-1')],
      libraryAllowances: allowancesAfter({ borrowed: 1 }),
    }),
    'answerSheet.list': () => ({ answerSheets: [quiz] }),
    'answerSheet.get': () => ({ answerSheet: quiz }),
    'answerSheet.save': save,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Text of lq-1' }));
  await userEvent.selectOptions(screen.getByLabelText('Borrow into'), `Into ${quiz.name}`);
  await userEvent.click(screen.getByRole('button', { name: 'Borrow' }));
  expect(await screen.findByText('You borrowed 1 question(s)')).toBeDefined();
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.calls[0]?.[0].answerSheet).toMatchObject({
    id: quiz.id,
    updatedTime: quiz.updatedTime,
    questions: [own, { question: 'Text of lq-1', correctAnswer: 'Answer of lq-1' }],
  });
  const box = screen.getByRole('checkbox', { name: 'Text of lq-1' });
  expect([box.getAttribute('aria-description'), box.hasAttribute('disabled')]).toEqual(['Borrowed', true]);
});

test('[LIB-12] questions that no quiz took stay selected, and the reason is told', async () => {
  renderLibrary({
    'library.random': () => aDraw([aListedQuestion('lq-1')]),
    'library.borrow': () => ({
      libraryQuestions: [aLibraryQuestion('lq-1')],
      libraryAllowances: allowancesAfter({ borrowed: 1 }),
    }),
    'answerSheet.save': () => {
      throw refusal(400, 'A quiz has at most 500 questions');
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Text of lq-1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrow' }));
  expect(await screen.findByText('A quiz has at most 500 questions')).toBeDefined();
  expect(screen.getByText('1 selected')).toBeDefined();
});

test('[ERR-14] with the view allowance used up the page says so', async () => {
  renderLibrary({ 'library.random': () => aDraw([], { viewed: 100 }) });
  expect(await screen.findByText('There are no more questions left to view today')).toBeDefined();
});

test('a draw that fails offers another try', async () => {
  const draw = vi
    .fn()
    .mockImplementationOnce(() => {
      throw networkFailure();
    })
    .mockReturnValue(aDraw([aListedQuestion('lq-1')]));
  renderLibrary({ 'library.random': draw });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text of lq-1')).toBeDefined();
});
