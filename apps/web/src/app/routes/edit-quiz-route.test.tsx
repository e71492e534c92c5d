import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  aDraw,
  aLibraryQuestion,
  aListedQuestion,
  allowancesAfter,
  anAccount,
} from '../../testing/a-library';
import { aQuiz } from '../../testing/a-quiz';
import { refusal, type Answers } from '../../testing/fake-server';
import { catchEvents } from '../../testing/logged-events';
import { renderPage } from '../../testing/render-page';
import { EditQuizRoute } from './edit-quiz-route';

const NEW_QUIZ = '/quizmaster/answer-sheet/new';

async function openLibrary(answers: Answers) {
  const account = anAccount();
  renderPage(
    <Routes>
      <Route path={NEW_QUIZ} element={<EditQuizRoute />} />
    </Routes>,
    {
      at: NEW_QUIZ,
      answers: {
        'auth.current': () => account,
        'auth.session': () => ({ userSessionId: null, userAccountExtract: account.userAccountExtract }),
        'library.random': () =>
          aDraw([aListedQuestion('lq-1'), aListedQuestion('lq-2'), aListedQuestion('lq-3')]),
        ...answers,
      },
    },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Quiz Question Library' }));
}

function card(id: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: `Text of ${id}` });
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

function states() {
  return within(screen.getByRole('list', { name: 'Library questions' }))
    .getAllByRole('listitem')
    .map((item) => /Select(?:ed)?$|Borrowed$/.exec(item.textContent)?.[0]);
}

test('[LIB-9][LIB-10] borrowing replaces empty questions by the borrowed ones, goes to My Questions and saves', async () => {
  const save = vi.fn((input: { readonly answerSheet: { readonly questions: readonly unknown[] } }) => ({
    answerSheet: aQuiz({ questions: input.answerSheet.questions as never }),
  }));
  const borrow = vi.fn(() => ({
    libraryQuestions: [aLibraryQuestion('lq-1'), aLibraryQuestion('lq-3')],
    libraryAllowances: allowancesAfter({ borrowed: 2 }),
  }));
  await openLibrary({
    'library.borrow': borrow,
    'answerSheet.save': save,
    'answerSheet.list': () => ({ answerSheets: [] }),
  });
  await screen.findByText('Text of lq-1');
  await userEvent.click(card('lq-1'));
  await userEvent.click(card('lq-3'));
  expect(states()).toEqual(['Selected', 'Select', 'Selected']);
  await userEvent.click(button('Borrow'));

  expect(await screen.findByText('You borrowed 2 question(s)')).toBeDefined();
  expect(screen.getByText('Quiz Saved')).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Questions');
  expect(borrow).toHaveBeenCalledExactlyOnceWith({ libraryQuestionIds: ['lq-1', 'lq-3'] });
  const saved = save.mock.calls[0]?.[0].answerSheet.questions ?? [];
  expect(saved).toMatchObject([
    { question: 'Text of lq-1', correctAnswer: 'Answer of lq-1' },
    { question: 'Text of lq-3', correctAnswer: 'Answer of lq-3' },
  ]);
  expect(saved.every((question) => !('libraryTags' in (question as object)))).toBe(true);

  await userEvent.click(screen.getByRole('tab', { name: 'Quiz Question Library' }));
  expect(states()).toEqual(['Borrowed', 'Select', 'Borrowed']);
  expect(card('lq-1').disabled).toBe(true);
  expect(button('Borrow').disabled).toBe(true);
  expect(screen.getByText('18')).toBeDefined();
});

test('[LIB-7] Borrow needs a selection; Back to My Questions leads back', async () => {
  await openLibrary({});
  await screen.findByText('Text of lq-1');
  expect(button('Borrow').disabled).toBe(true);
  await userEvent.click(card('lq-2'));
  expect(button('Borrow').disabled).toBe(false);
  await userEvent.click(card('lq-2'));
  expect(button('Borrow').disabled).toBe(true);
  await userEvent.click(button('Back to My Questions'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My Questions');
});

test('[LIB-13][LIB-12] with one left to borrow a second card can not be selected', async () => {
  await openLibrary({
    'library.random': () => aDraw([aListedQuestion('lq-1'), aListedQuestion('lq-2')], { borrowed: 19 }),
  });
  await screen.findByText('Text of lq-1');
  await userEvent.click(card('lq-1'));
  expect(card('lq-2').disabled).toBe(true);
  await userEvent.click(card('lq-2'));
  expect(card('lq-2').checked).toBe(false);
  await userEvent.click(card('lq-1'));
  expect(card('lq-2').disabled).toBe(false);
});

test('[LIB-6][LIB-11] More random questions adds another list, each question once', async () => {
  const draw = vi
    .fn()
    .mockReturnValueOnce(aDraw([aListedQuestion('lq-1'), aListedQuestion('lq-2')], { viewed: 88 }))
    .mockReturnValue(aDraw([aListedQuestion('lq-2'), aListedQuestion('lq-4')], { viewed: 100 }));
  await openLibrary({ 'library.random': draw });
  await screen.findByText('Text of lq-1');
  await userEvent.click(button('More random questions'));
  expect(await screen.findByText('Text of lq-4')).toBeDefined();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(button('More random questions').disabled).toBe(true);
  expect(screen.getByText('There are no more questions left to view today')).toBeDefined();
});

test('[ERR-15] with everything borrowed the tab says so, and nothing can be selected', async () => {
  await openLibrary({ 'library.random': () => aDraw([aListedQuestion('lq-1')], { borrowed: 20 }) });
  expect(await screen.findByText("You have borrowed all of today's 20 questions")).toBeDefined();
  expect(card('lq-1').disabled).toBe(true);
});

test('[LIB-19] a borrow that the server refuses is told in its words and adds nothing', async () => {
  await openLibrary({
    'library.borrow': () => {
      throw refusal(429, "You have borrowed all of today's 20 questions");
    },
  });
  await screen.findByText('Text of lq-1');
  await userEvent.click(card('lq-1'));
  await userEvent.click(button('Borrow'));
  expect(await screen.findByText('Not borrowed')).toBeDefined();
  expect(screen.getByText("You have borrowed all of today's 20 questions")).toBeDefined();
  expect(states()).toEqual(['Selected', 'Select', 'Select']);
});

test('the library tab narrows to a category and draws more of it', async () => {
  const draw = vi
    .fn()
    .mockReturnValueOnce(aDraw([aListedQuestion('lq-1')]))
    .mockReturnValue(aDraw([aListedQuestion('lq-9', { libraryCategoryId: 'cat-music' })]));
  await openLibrary({ 'library.random': draw });
  await screen.findByText('Text of lq-1');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Music');
  expect(screen.queryByText('Text of lq-1')).toBeNull();
  await userEvent.click(button('More random questions'));
  expect(await screen.findByText('Text of lq-9')).toBeDefined();
  expect(draw).toHaveBeenLastCalledWith(expect.objectContaining({ libraryCategoryId: 'cat-music' }));
});

test('[LIB-8][ANALYTICS-10] a guest sees the ways to an account, which is counted once', async () => {
  const events = catchEvents();
  const guest = { hasUserSession: true, userAccountExtract: null };
  await openLibrary({
    'auth.current': () => guest,
    'auth.session': () => ({ userSessionId: null, userAccountExtract: null }),
  });
  expect(await screen.findByText('The Quiz Question Library is free')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'My Questions' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Quiz Question Library' }));
  await waitFor(() => {
    expect(events().filter((name) => name === 'library_view_signup')).toHaveLength(1);
  });
});

test('[ANALYTICS-10] the library tab of an account counts no sign-up view', async () => {
  const events = catchEvents();
  await openLibrary({});
  await screen.findByText('Text of lq-1');
  expect(events()).toEqual(['create_quiz']);
});
