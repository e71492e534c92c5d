import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { questionToClipboard, type Question } from '@pubquiz/core';
import { expect, test, vi } from 'vitest';
import { aQuestion, aQuiz } from '../../testing/a-quiz';
import { networkFailure, refusal, type Answers } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { takeComplaints } from '../../testing/set-up';
import { EditorPage } from './editor-page';

const EDIT = '/quizmaster/answer-sheet/sheet-1';
const THREE = [aQuestion('q-1'), aQuestion('q-2'), aQuestion('q-3')];

function renderEditor(answerSheetId: string | null, answers: Answers = {}) {
  return renderPage(<EditorPage answerSheetId={answerSheetId} libraryTab={() => <p>The library</p>} />, {
    at: answerSheetId === null ? '/quizmaster/answer-sheet/new' : EDIT,
    answers,
  });
}

async function renderQuiz(questions: readonly Question[], answers: Answers = {}) {
  const user = userEvent.setup();
  const view = renderEditor('sheet-1', {
    'answerSheet.get': () => ({ answerSheet: aQuiz({ questions }) }),
    'answerSheet.save': () => ({ answerSheet: aQuiz({ questions }) }),
    ...answers,
  });
  await screen.findByRole('article', { name: 'Question 1' });
  return { ...view, user };
}

function card(number: number) {
  return within(screen.getByRole('article', { name: `Question ${number}` }));
}

function texts(): (string | null)[] {
  return screen
    .getAllByRole('article')
    .map((article) => article.querySelector('.editor-card-question')?.textContent ?? null);
}

async function chooseFromClipboardMenu(user: UserEvent, number: number, entry: string) {
  await user.click(card(number).getByRole('button', { name: 'Clipboard' }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

test('[EDIT-1][EDIT-3] a new quiz starts with an intro, a name and one open, empty card', async () => {
  renderEditor(null);
  expect(await screen.findByText('A new quiz')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Quiz name').value).toBe('The Quiz without a name');
  expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('');
});

test('[EDIT-2] the user session is made before the quiz is loaded', async () => {
  const calls: string[] = [];
  renderEditor('sheet-1', {
    'auth.session': () => {
      calls.push('session');
      return { userSessionId: null, userAccountExtract: null };
    },
    'answerSheet.get': () => {
      calls.push('sheet');
      return { answerSheet: aQuiz() };
    },
  });
  await screen.findByRole('article', { name: 'Question 1' });
  expect(calls).toEqual(['session', 'sheet']);
});

test('[EDIT-4][EDIT-8] Save Quiz stores the sheet as it was typed and goes home', async () => {
  const save = vi.fn((_input: unknown) => ({ answerSheet: aQuiz() }));
  const { user, currentPath } = await renderQuiz([aQuestion('q-1')], { 'answerSheet.save': save });
  await user.clear(screen.getByLabelText('Quiz name'));
  await user.type(screen.getByLabelText('Quiz name'), 'Friday Quiz');
  await user.clear(screen.getByLabelText('Default points'));
  await user.type(screen.getByLabelText('Default points'), '2');
  await user.click(screen.getByRole('button', { name: 'Save Quiz' }));
  await waitFor(() => {
    expect(currentPath()).toBe('/');
  });
  expect(save).toHaveBeenCalledExactlyOnceWith({
    answerSheet: {
      id: 'sheet-1',
      name: 'Friday Quiz',
      defaultPoints: 2,
      questions: [aQuestion('q-1')],
      updatedTime: '2026-03-05T18:40:12.345Z',
    },
  });
});

test('[EDIT-8] Alt-S saves', async () => {
  const save = vi.fn(() => ({ answerSheet: aQuiz() }));
  const { currentPath } = await renderQuiz(THREE, { 'answerSheet.save': save });
  fireEvent.keyDown(document.body, { altKey: true, code: 'KeyS', key: 'ß' });
  await waitFor(() => {
    expect(currentPath()).toBe('/');
  });
  expect(save).toHaveBeenCalledOnce();
});

test('[EDIT-9] Cancel goes home, and the changes are gone at the next opening', async () => {
  const first = await renderQuiz(THREE);
  await first.user.type(screen.getByLabelText('Quiz name'), ' changed');
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(first.currentPath()).toBe('/');
  first.unmount();
  await renderQuiz(THREE);
  expect(screen.getByLabelText<HTMLInputElement>('Quiz name').value).toBe('Thursday Quiz');
});

test('what was typed and not saved is back at the next opening', async () => {
  const first = await renderQuiz(THREE);
  await first.user.type(screen.getByLabelText('Quiz name'), ' changed');
  first.unmount();
  const second = await renderQuiz(THREE);
  expect(screen.getByLabelText<HTMLInputElement>('Quiz name').value).toBe('Thursday Quiz changed');
  await second.user.click(screen.getByRole('button', { name: 'Start from the saved quiz' }));
  expect(screen.getByLabelText<HTMLInputElement>('Quiz name').value).toBe('Thursday Quiz');
});

test('leaving by a link with unsaved changes asks first', async () => {
  const { currentPath } = renderEditor(null);
  await userEvent.type(await screen.findByLabelText('Quiz name'), ' changed');
  await userEvent.click(screen.getByRole('link', { name: 'sign up' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(currentPath()).toBe('/quizmaster/answer-sheet/new');
  await userEvent.click(screen.getByRole('link', { name: 'sign up' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(currentPath()).toBe('/sign-up');
});

test('leaving an unchanged quiz by a link asks nothing', async () => {
  const { currentPath } = renderEditor(null);
  await userEvent.click(await screen.findByRole('link', { name: 'sign up' }));
  expect(currentPath()).toBe('/sign-up');
});

test('[EDIT-10][EDIT-11] a written question starts folded and opens by its line', async () => {
  const { user } = await renderQuiz(THREE);
  expect(card(1).queryByLabelText('Correct answer(s)')).toBeNull();
  const line = card(1).getByRole('button', { expanded: false, name: /Text of q-1/ });
  await user.click(line);
  expect(card(1).getByLabelText<HTMLInputElement>('Correct answer(s)').value).toBe('Answer of q-1');
  await user.click(line);
  expect(card(1).queryByLabelText('Correct answer(s)')).toBeNull();
});

test('[EDIT-12][EDIT-13] cards move up and down, but not beyond the ends', async () => {
  const { user } = await renderQuiz(THREE);
  expect(card(1).getByRole<HTMLButtonElement>('button', { name: 'Move up' }).disabled).toBe(true);
  expect(card(3).getByRole<HTMLButtonElement>('button', { name: 'Move down' }).disabled).toBe(true);
  await user.click(card(3).getByRole('button', { name: 'Move up' }));
  expect(texts()).toEqual(['Text of q-1', 'Text of q-3', 'Text of q-2']);
});

test('[EDIT-14] insert above adds an empty question before this one', async () => {
  const { user } = await renderQuiz(THREE);
  await user.click(card(2).getByRole('button', { name: 'Insert above' }));
  expect(texts()).toEqual(['Text of q-1', 'New question', 'Text of q-2', 'Text of q-3']);
});

test('[EDIT-14][EDIT-15] cut takes a question to the clipboard, paste above puts it before another', async () => {
  const { user } = await renderQuiz(THREE);
  await chooseFromClipboardMenu(user, 1, 'Cut');
  await waitFor(() => {
    expect(texts()).toEqual(['Text of q-2', 'Text of q-3']);
  });
  expect(await navigator.clipboard.readText()).toBe(questionToClipboard(aQuestion('q-1')));
  await chooseFromClipboardMenu(user, 2, 'Paste above');
  await waitFor(() => {
    expect(texts()).toEqual(['Text of q-2', 'Text of q-1', 'Text of q-3']);
  });
});

test('[ERR-1][EDIT-16] pasting anything but a question says so and adds nothing', async () => {
  const { user } = await renderQuiz(THREE);
  await navigator.clipboard.writeText('just words');
  await chooseFromClipboardMenu(user, 1, 'Paste above');
  expect(await screen.findByText('Clipboard does not contain a Quiz Question')).toBeDefined();
  expect(texts()).toHaveLength(3);
});

test('[ERR-2] a clipboard that can not be read is logged and counts as empty', async () => {
  const { user } = await renderQuiz(THREE);
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('denied'));
  await chooseFromClipboardMenu(user, 1, 'Paste above');
  expect(await screen.findByText('Clipboard does not contain a Quiz Question')).toBeDefined();
  expect(takeComplaints()).toHaveLength(1);
});

test('[EDIT-17][EDIT-18] deleting shows a toast whose Oops, Undo restores the question', async () => {
  const { user } = await renderQuiz(THREE);
  await user.click(card(2).getByRole('button', { name: 'Delete' }));
  expect(texts()).toEqual(['Text of q-1', 'Text of q-3']);
  expect(await screen.findByText('Question 2 deleted')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Oops, Undo' }));
  expect(texts()).toEqual(['Text of q-1', 'Text of q-2', 'Text of q-3']);
});

test('[EDIT-7][EDIT-19] New Question and Ctrl-Return append a question and go there', async () => {
  const { user } = await renderQuiz([aQuestion('q-1')]);
  await user.click(screen.getByRole('button', { name: 'New Question' }));
  expect(texts()).toEqual(['Text of q-1', 'New question']);
  expect(document.activeElement).toBe(card(2).getByLabelText('Question'));
  fireEvent.keyDown(document.body, { ctrlKey: true, key: 'Enter' });
  expect(texts()).toHaveLength(3);
  expect(within(screen.getByRole('region', { name: 'Save' })).getByText('3 questions')).toBeDefined();
});

test.each([
  [2, false],
  [3, true],
  [5, true],
  [6, false],
])('[EDIT-20] with %i questions the tip about Ctrl-Return shows: %s', async (count, shows) => {
  await renderQuiz(Array.from({ length: count }, (_, index) => aQuestion(`q-${index}`)));
  expect(screen.queryByText(/^Tip: press/) !== null).toBe(shows);
});

test('[EDIT-20] there is no tip on a mobile window', async () => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(768);
  await renderQuiz(THREE);
  expect(screen.queryByText(/^Tip: press/)).toBeNull();
});

test('[EDIT-26] the image field advises that the image is shown to teams', async () => {
  renderEditor(null);
  const image = await screen.findByLabelText('Image URL');
  const advice = document.getElementById(image.getAttribute('aria-describedby') ?? '');
  expect(advice?.textContent).toBe('The image is shown to teams, so it should not reveal the answer.');
});

test('[EDIT-27] reveal trivia has a preview that the server renders', async () => {
  const { user } = await renderQuiz([aQuestion('q-1', { revealAnswerTrivia: 'In **1897**' })], {
    'content.markdown': ({ markdown }: { markdown: string }) => ({ html: `<p>rendered: ${markdown}</p>` }),
  });
  await user.click(card(1).getByRole('button', { name: /Text of q-1/ }));
  await user.click(card(1).getByRole('button', { name: 'Preview trivia' }));
  expect(await screen.findByText('rendered: In **1897**')).toBeDefined();
});

test('[EDIT-28][EDIT-29] the preview steps through the questions and shows the answer in the reveal view only', async () => {
  const { user } = await renderQuiz(THREE);
  await user.click(card(2).getByRole('button', { name: 'Preview' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Preview' }));
  expect(dialog.getByText('Text of q-2')).toBeDefined();
  expect(dialog.queryByText('Answer of q-2')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reveal Scoring' }));
  expect(dialog.getByText('Answer of q-2')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Text of q-3')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'First' }));
  expect(dialog.getByText('Text of q-1')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Copy question' }));
  expect(await navigator.clipboard.readText()).toBe(questionToClipboard(aQuestion('q-1')));
});

test('[EDIT-5] the instructions open a Markdown help sidebar', async () => {
  const { user } = await renderQuiz(THREE);
  expect(screen.getByText('How to write your quiz')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Markdown help' }));
  expect(screen.getByRole('dialog', { name: 'Markdown help' })).toBeDefined();
});

test('[EDIT-6] the editor has three tabs', async () => {
  const { user } = await renderQuiz(THREE);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'My Questions',
    'Quiz Question Library',
    'Import Questions',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Quiz Question Library' }));
  expect(screen.getByText('The library')).toBeDefined();
});

test('[IMP-1][IMP-13] an import adds its questions, returns to My Questions and focuses the first after 1500 ms', async () => {
  const imported = aQuestion('imported', { question: 'Imported?' });
  const { user } = await renderQuiz(THREE, {
    'content.importQuestions': () => ({ questions: [imported, aQuestion('second')] }),
  });
  await navigator.clipboard.writeText('rows');
  await user.click(screen.getByRole('tab', { name: 'Import Questions' }));
  await user.click(screen.getByRole('button', { name: 'Paste and Import' }));
  await screen.findByRole('article', { name: 'Question 5' });
  expect(texts()[3]).toBe('Imported?');
  const line = card(4).getByRole('button', { name: /Imported\?/ });
  expect(document.activeElement).not.toBe(line);
  await waitFor(
    () => {
      expect(document.activeElement).toBe(line);
    },
    { timeout: 3000 },
  );
});

test('an import can be looked at before it is added', async () => {
  const { user } = await renderQuiz(THREE, {
    'content.importQuestions': () => ({ questions: [aQuestion('imported'), aQuestion('second')] }),
  });
  await navigator.clipboard.writeText('rows');
  await user.click(screen.getByRole('tab', { name: 'Import Questions' }));
  await user.click(screen.getByRole('button', { name: 'Look at them first' }));
  const preview = within(await screen.findByRole('region', { name: 'What will be added' }));
  expect(preview.getByText('Text of imported')).toBeDefined();
  expect(preview.getByText('Answer of second')).toBeDefined();
  await user.click(preview.getByRole('button', { name: 'Add 2 questions' }));
  expect(texts()).toHaveLength(5);
});

test('[ERR-3][IMP-11] a failed import shows the server’s text in a danger toast and adds nothing', async () => {
  const { user } = await renderQuiz(THREE, {
    'content.importQuestions': () => {
      throw refusal(400, 'Question 2 has 7 columns instead of 9, so not adding any questions');
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Import Questions' }));
  await user.click(screen.getByRole('button', { name: 'Paste and Import' }));
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(
    screen.getByText('Question 2 has 7 columns instead of 9, so not adding any questions'),
  ).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'My Questions' }));
  expect(texts()).toHaveLength(3);
});

test('[IMP-12] without clipboard support the import is disabled and says why', async () => {
  const { user } = await renderQuiz(THREE);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({} as Clipboard);
  await user.click(screen.getByRole('tab', { name: 'Import Questions' }));
  expect(
    screen.getByText("Uh-oh! This browser doesn't support copy-paste. Please try e.g. Google Chrome."),
  ).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Paste and Import' }).disabled).toBe(true);
});

test('[ERR-7] a quiz that can not be loaded is logged, and a new quiz stands in its place and says so', async () => {
  const save = vi.fn((_input: { answerSheet: { id: string } }) => ({ answerSheet: aQuiz() }));
  renderEditor('sheet-1', {
    'answerSheet.get': () => {
      throw refusal(404, 'There is no such quiz');
    },
    'answerSheet.save': save,
  });
  expect(await screen.findByText('This quiz could not be loaded')).toBeDefined();
  expect(takeComplaints().length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save Quiz' }));
  await waitFor(() => {
    expect(save).toHaveBeenCalledOnce();
  });
  expect(save.mock.calls[0]?.[0].answerSheet.id).not.toBe('sheet-1');
});

test('[ERR-7] a network failure never shows an editable blank sheet', async () => {
  renderEditor('sheet-1', {
    'answerSheet.get': () => {
      throw networkFailure();
    },
  });
  expect(await screen.findByRole('heading', { name: 'The quiz did not arrive' })).toBeDefined();
  expect(screen.queryByLabelText('Quiz name')).toBeNull();
});

test('a quiz that was changed elsewhere is only replaced when people say so', async () => {
  const save = vi.fn((input: { answerSheet: { updatedTime?: string } }) => {
    if (input.answerSheet.updatedTime !== undefined) throw refusal(409, 'Changed elsewhere, please reload');
    return { answerSheet: aQuiz() };
  });
  const { user, currentPath } = await renderQuiz(THREE, { 'answerSheet.save': save });
  await user.click(screen.getByRole('button', { name: 'Save Quiz' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The quiz changed elsewhere' }));
  expect(currentPath()).toBe(EDIT);
  await user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => {
    expect(currentPath()).toBe('/');
  });
});

test('a save that fails keeps the changes and says so', async () => {
  const { user, currentPath } = await renderQuiz(THREE, {
    'answerSheet.save': () => {
      throw networkFailure();
    },
  });
  await user.type(screen.getByLabelText('Quiz name'), ' changed');
  await user.click(screen.getByRole('button', { name: 'Save Quiz' }));
  expect(await screen.findByText('Quiz not saved')).toBeDefined();
  expect(currentPath()).toBe(EDIT);
  expect(screen.getByLabelText<HTMLInputElement>('Quiz name').value).toBe('Thursday Quiz changed');
});
