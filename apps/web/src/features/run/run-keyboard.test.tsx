import { askNext, eveningIn, leadTo, markAll, play, submit, submitAll } from '@pubquiz/core/testing/play';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, renderRun } from './testing/render-run';

const two = play(
  eveningIn('askQuestions'),
  submit('team-1', 'q1', 'Mary Shelley'),
  submit('team-2', 'q1', 'Byron'),
  askNext,
);

function selected(): string {
  const question = screen.getByRole('region', { name: /^Question \d/ }).getAttribute('aria-label') ?? '';
  const team = screen.getByRole('region', { name: /^Answer of / }).getAttribute('aria-label') ?? '';
  return `${question}, ${team.replace('Answer of ', '')}`;
}

test.each([
  ['p', 'n'],
  ['{ArrowLeft}', '{ArrowRight}'],
])('[RUN-22] %s selects the previous question and %s the next', async (previous, next) => {
  const { user } = renderRun(two);
  expect(selected()).toBe('Question 2, The Barflies');
  await user.keyboard(previous);
  expect(selected()).toBe('Question 1, The Barflies');
  await user.keyboard(previous);
  expect(selected()).toBe('Question 1, The Barflies');
  await user.keyboard(next);
  expect(selected()).toBe('Question 2, The Barflies');
});

test("[RUN-23] the arrows go up and down between the teams' answers, Q and W to the unscored ones", async () => {
  const { user } = renderRun(two);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('Question 2, Quizzly Bears');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Question 2, The Barflies');
  await user.keyboard('w');
  expect(selected()).toBe('Question 1, The Barflies');
  await user.keyboard('w');
  expect(selected()).toBe('Question 1, Quizzly Bears');
  await user.keyboard('q');
  expect(selected()).toBe('Question 1, The Barflies');
});

test('[RUN-24] A marks the selected answer correct, Z incorrect, and C goes to the current question', async () => {
  const { user, currentState } = renderRun(two);
  const score = () => currentState().teams[0]?.scores.get('q1')?.isCorrect;
  await user.keyboard('p');
  await user.keyboard('a');
  await waitFor(() => expect(score()).toBe(true));
  await user.keyboard('z');
  await waitFor(() => expect(score()).toBe(false));
  await user.keyboard('c');
  expect(selected()).toBe('Question 2, The Barflies');
});

test('[RUN-24] A and Z leave an answer alone that was not submitted', async () => {
  const { user, commands } = renderRun(two);
  await user.keyboard('az');
  expect(commands).toEqual([]);
});

test('[RUN-24] letters rest while a field has the focus, and work on beside a switch', async () => {
  const { user, commands } = renderRun(two);
  await user.keyboard('p');
  screen.getByLabelText('Points awarded to The Barflies').focus();
  await user.keyboard('a{ArrowDown}n');
  expect(commands).toEqual([]);
  expect(selected()).toBe('Question 1, The Barflies');
  screen.getByRole('switch', { name: 'Order teams by placement' }).focus();
  await user.keyboard('n');
  expect(selected()).toBe('Question 2, The Barflies');
});

test('[RUN-24] letters rest while a dialog is open', async () => {
  const { user, commands } = renderRun(play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Byron')));
  await user.click(button('Preview as teams see it'));
  await screen.findByRole('dialog');
  await user.keyboard('a');
  expect(commands).toEqual([]);
});

test('[RUN-24] letters can be switched off; the arrows stay', async () => {
  const { user } = renderRun(two);
  await user.click(screen.getByRole('switch', { name: 'Single-letter shortcuts' }));
  await user.keyboard('p');
  expect(selected()).toBe('Question 2, The Barflies');
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Question 1, The Barflies');
});

test('[RUN-23] what is selected is announced with its answer and its state, from the first move on', async () => {
  const { user } = renderRun(two);
  const news = screen.getByRole('status', { name: 'Selected answer' });
  expect(news.textContent).toBe('');
  await user.keyboard('w');
  expect(news.textContent).toBe('Question 1, The Barflies, Mary Shelley, Unscored');
  await user.keyboard('a');
  await waitFor(() => expect(news.textContent).toBe('Question 1, The Barflies, Mary Shelley, Correct'));
});

test('[RUN-23] Enter in the grid goes to the points of the selected answer, Escape back', async () => {
  const { user } = renderRun(two);
  await user.keyboard('p');
  screen.getByRole('grid').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Points for The Barflies, question 1');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('[RUN-24] after a mark in the grid the focus stays in the grid', async () => {
  const { user } = renderRun(two);
  await user.click(button('Correct: Quizzly Bears, question 1'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
});

test('the focus stays on the way on, and with what stands around it when the button is disabled', async () => {
  const { user } = renderRun(leadTo('confirmAnswers', two));
  await user.click(button('Mark Answers'));
  await waitFor(() => expect(button('Reveal Scoring & Answers').disabled).toBe(true));
  await waitFor(() => expect(document.activeElement?.className).toContain('run-actions'));
});

test('a whole evening needs no pointer', async () => {
  const { user } = renderRun(
    play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Byron'), submitAll, markAll),
  );
  await user.keyboard('wa');
  await waitFor(() => expect(button('Reveal Scoring & Answers').disabled).toBe(false));
  button('Reveal Scoring & Answers').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Leaderboard' });
  expect(document.activeElement?.textContent).toBe('Leaderboard');
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Finish Quiz' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Finish Quiz'));
});
