import { questionToClipboard, emptyQuestionFields } from '@pubquiz/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { A_CATALOGUE, aLibraryQuestion, anAccount } from '../../testing/a-library';
import type { Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { AdminLibraryQuestionsRoute } from './admin-library-questions-route';

const QUESTIONS = [
  aLibraryQuestion('lq-1'),
  aLibraryQuestion('lq-2', { libraryTags: [], contributorId: 'con-2' }),
];

function aPart(libraryQuestions = QUESTIONS, matchCount = libraryQuestions.length) {
  return { libraryQuestions, totalCount: 2, matchCount, isComplete: true, nextCursor: null };
}

async function openEditor(answers: Answers = {}): Promise<UserEvent> {
  const user = userEvent.setup();
  renderPage(<AdminLibraryQuestionsRoute />, {
    at: '/admin/library/questions',
    answers: {
      'auth.current': () => anAccount('libraryEdit'),
      'admin.libraryQuestionsPage': () => aPart(),
      'admin.libraryCatalogue': () => ({
        ...A_CATALOGUE,
        contributors: [
          { id: 'con-1', userAccountId: null, moniker: 'The Anchor' },
          { id: 'con-2', userAccountId: null, moniker: 'Agatha' },
        ],
        defaultContributorId: 'con-1',
      }),
      'content.markdown': () => ({ html: '' }),
      ...answers,
    },
  });
  await screen.findByRole('button', { name: 'Text of lq-1' });
  await screen.findAllByText('The Anchor');
  return user;
}

async function openQuestion(user: UserEvent, id = 'lq-1') {
  await user.click(screen.getByRole('button', { name: `Text of ${id}` }));
  return within(await screen.findByRole('dialog'));
}

function chosen(): (string | null)[] {
  const list = within(screen.getByRole('list', { name: 'Chosen tags' }));
  return list.queryAllByRole('listitem').map((item) => item.textContent);
}

test('[ADMIN-8][ADMIN-13] a row shows number, question, difficulty, category and tags, and the contributor', async () => {
  await openEditor();
  const table = within(screen.getByRole('table', { name: 'Library Questions' }));
  const cells = (row: number) =>
    within(table.getAllByRole('row')[row] ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(1)).toEqual(['1', 'Text of lq-1', 'Easy', 'Geography, #rivers', 'The Anchor']);
  expect(cells(2)).toEqual(['2', 'Text of lq-2', 'Easy', 'Geography', 'Agatha']);
});

test('[ADMIN-9][ADMIN-11] the filter is sent once it rests, and both counts are shown', async () => {
  const load = vi.fn(({ filter }: { readonly filter: string }) =>
    filter === '' ? aPart() : aPart([aLibraryQuestion('lq-2')], 1),
  );
  const user = await openEditor({ 'admin.libraryQuestionsPage': load });
  expect(screen.getByText(/questions,/).textContent).toBe('2 questions, 2 matches');
  await user.type(screen.getByLabelText('Filter'), 'lq.2');
  await waitFor(() => {
    expect(screen.getByText(/questions,/).textContent).toBe('2 questions, 1 match');
  });
  expect(load.mock.calls.map(([input]) => input.filter)).toEqual(['', 'lq.2']);
});

test('[ADMIN-10] an invalid expression is called so', async () => {
  const user = await openEditor({
    'admin.libraryQuestionsPage': ({ filter }: { readonly filter: string }) =>
      filter === '' ? aPart() : aPart([], 0),
  });
  await user.type(screen.getByLabelText('Filter'), '(');
  expect(screen.getByText('This is no regular expression: it matches nothing.')).toBeDefined();
  expect(await screen.findByText('No question matches')).toBeDefined();
});

test('[ADMIN-12] Paste Question adds the question of the clipboard for the chosen contributor', async () => {
  const create = vi.fn(() => ({ libraryQuestion: aLibraryQuestion('lq-3') }));
  const load = vi.fn(() =>
    aPart(create.mock.calls.length === 0 ? QUESTIONS : [aLibraryQuestion('lq-3'), ...QUESTIONS]),
  );
  const user = await openEditor({
    'admin.createLibraryQuestion': create,
    'admin.libraryQuestionsPage': load,
  });
  const contributor = screen.getByLabelText<HTMLSelectElement>('Contributor');
  expect(contributor.selectedOptions[0]?.textContent).toBe('The Anchor');
  await user.selectOptions(contributor, 'Agatha');
  const fields = { ...emptyQuestionFields, question: 'Who?', correctAnswer: 'Me' };
  await navigator.clipboard.writeText(questionToClipboard(fields));
  await user.click(screen.getByRole('button', { name: 'Paste Question' }));
  expect(await screen.findByRole('button', { name: 'Text of lq-3' })).toBeDefined();
  expect(create).toHaveBeenCalledExactlyOnceWith({ libraryQuestion: { ...fields, contributorId: 'con-2' } });
});

test('[ADMIN-14][ADMIN-15][ERR-25] a row opens an editor whose Save stores the question with its details', async () => {
  const update = vi.fn((_input: unknown) => ({
    libraryQuestion: aLibraryQuestion('lq-1', { question: 'Which lake?' }),
  }));
  const user = await openEditor({ 'admin.updateLibraryQuestion': update });
  const dialog = await openQuestion(user);
  expect(dialog.getByRole('button', { name: 'Save question' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Copy question' })).toBeDefined();
  const text = dialog.getByLabelText('Question');
  await user.clear(text);
  await user.type(text, 'Which lake?');
  await user.selectOptions(dialog.getByLabelText('Contributor'), 'Agatha');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question Saved')).toBeDefined();
  expect(screen.getByText('Question 1 was saved')).toBeDefined();
  expect(update).toHaveBeenCalledExactlyOnceWith({
    questionId: 'lq-1',
    libraryQuestion: expect.objectContaining({
      question: 'Which lake?',
      contributorId: 'con-2',
      libraryCategoryId: 'cat-geo',
      libraryDifficultyId: 'diff-1',
      libraryTags: [{ id: 'tag-r' }],
    }) as unknown,
  });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Which lake?' })).toBeDefined();
});

test('[ADMIN-16] a tag that the library does not have can not be added', async () => {
  const user = await openEditor();
  const dialog = await openQuestion(user);
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'sausages{Enter}');
  expect(dialog.getByText('The library has no such tag.')).toBeDefined();
  expect(chosen()).toEqual(['Easy', 'Geography', 'rivers']);
});

test('[ADMIN-17] from the list another difficulty replaces the first, and tags sort themselves', async () => {
  const user = await openEditor();
  const dialog = await openQuestion(user);
  const tags = dialog.getByRole('combobox', { name: 'Tags' });
  await user.type(tags, 'zoo{Enter}');
  await user.type(tags, 'atl');
  await user.click(dialog.getByRole('option', { name: /atlas/ }));
  await user.type(tags, 'hard{Enter}');
  expect(chosen()).toEqual(['Hard', 'Geography', 'atlas', 'rivers', 'zoos']);
  await user.click(dialog.getByRole('button', { name: 'Remove zoos' }));
  expect(chosen()).toEqual(['Hard', 'Geography', 'atlas', 'rivers']);
});

test('[ADMIN-18] the preview starts with the answer revealed and counts 1 point', async () => {
  const user = await openEditor();
  const dialog = await openQuestion(user);
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(preview.getByText('Answer of lq-1')).toBeDefined();
  expect(preview.getByText(/1 point$/)).toBeDefined();
  await user.click(preview.getByRole('button', { name: 'Quiz Questions' }));
  expect(preview.queryByText('Answer of lq-1')).toBeNull();
});

test('[ADMIN-19][ERR-26] a question is deleted only after confirmation', async () => {
  const remove = vi.fn(() => ({}));
  const user = await openEditor({ 'admin.deleteLibraryQuestion': remove });
  const dialog = await openQuestion(user, 'lq-2');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const title = 'Delete question 2 and all its related metadata?';
  await user.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'Cancel' }),
  );
  expect(remove).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Question Deleted')).toBeDefined();
  expect(
    screen.getByText('Question 2 was permanently deleted along with all its related metadata'),
  ).toBeDefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith({ questionId: 'lq-2' });
  expect(screen.queryByRole('button', { name: 'Text of lq-2' })).toBeNull();
  expect(screen.getByText(/matches|match$/).textContent).toMatch(/1 match/);
});

test('closing with changes asks first', async () => {
  const user = await openEditor();
  const dialog = await openQuestion(user);
  await user.type(dialog.getByLabelText('Question'), '!');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await user.click(question.getByRole('button', { name: 'Discard my changes' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
