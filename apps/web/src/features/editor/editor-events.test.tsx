import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aQuestion, aQuiz } from '../../testing/a-quiz';
import { catchEvents } from '../../testing/logged-events';
import { renderPage } from '../../testing/render-page';
import { EditorPage } from './editor-page';

const QUIZ = aQuiz({ questions: [aQuestion('q-1'), aQuestion('q-2')] });

async function openQuiz() {
  const events = catchEvents();
  const user = userEvent.setup();
  renderPage(<EditorPage answerSheetId="sheet-1" libraryTab={() => null} />, {
    at: '/quizmaster/answer-sheet/sheet-1',
    answers: {
      'answerSheet.get': () => ({ answerSheet: QUIZ }),
      'answerSheet.save': () => ({ answerSheet: QUIZ }),
      'answerSheet.list': () => ({ answerSheets: [QUIZ] }),
    },
  });
  await screen.findByRole('article', { name: 'Question 1' });
  return { user, events };
}

function card(number: number) {
  return within(screen.getByRole('article', { name: `Question ${number}` }));
}

async function fromClipboardMenu(user: UserEvent, entry: string) {
  await user.click(card(1).getByRole('button', { name: 'Clipboard' }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

test('[ANALYTICS-4] opening the editor counts a new quiz', async () => {
  const events = catchEvents();
  renderPage(<EditorPage answerSheetId={null} libraryTab={() => null} />);
  await screen.findByRole('article', { name: 'Question 1' });
  expect(events()).toEqual(['create_quiz']);
});

test('[ANALYTICS-4][ANALYTICS-5] opening an existing quiz and saving it are counted', async () => {
  const { user, events } = await openQuiz();
  await user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
  await screen.findByText('Quiz Saved');
  expect(events()).toEqual(['edit_quiz', 'save_quiz']);
});

test('[ANALYTICS-6] new, inserted, deleted and restored questions are counted', async () => {
  const { user, events } = await openQuiz();
  await user.click(screen.getByRole('button', { name: 'New Question' }));
  await user.click(card(1).getByRole('button', { name: 'Insert above' }));
  await user.click(card(1).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Oops, Undo' }));
  expect(events().slice(1)).toEqual([
    'new_question',
    'insert_question',
    'delete_question',
    'undo_delete_question',
  ]);
});

test('[ANALYTICS-7] copied, cut, pasted and moved questions are counted', async () => {
  const { user, events } = await openQuiz();
  await user.click(card(1).getByRole('button', { name: 'Move down' }));
  await user.click(card(2).getByRole('button', { name: 'Move up' }));
  await fromClipboardMenu(user, 'Copy');
  await fromClipboardMenu(user, 'Cut');
  await fromClipboardMenu(user, 'Paste above');
  expect(events().slice(1)).toEqual([
    'move_question_down',
    'move_question_up',
    'copy_question',
    'cut_question',
    'paste_question',
  ]);
});
