import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDraw, aListedQuestion, anAccount } from '../../testing/a-library';
import { networkFailure, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LibraryIndex } from './library-index';
import { LibraryQuestionsPage } from './library-questions-page';

function renderLibrary(answers: Answers = {}) {
  return renderPage(<LibraryQuestionsPage />, {
    at: '/library/questions',
    answers: { 'auth.current': () => anAccount(), ...answers },
  });
}

function questions() {
  return within(screen.getByRole('list', { name: 'Library questions' }))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent);
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
  expect(screen.queryByRole('checkbox')).toBeNull();
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
