import { askNext, eveningIn, leadTo, markAll, play, submit, submitAll } from '@pubquiz/core/testing/play';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { button, queryButton, renderRun } from './testing/render-run';

const WAYS_ON = [
  'Ask First Question!',
  'Ask Next Question (2 of 3)',
  'Ask a New Question',
  'Submit all Answers',
  'Ask More Questions',
  'Mark Answers',
  'Reveal Scoring & Answers',
  'Leaderboard',
  'Finish Quiz',
  'Done',
];

test.each([
  ['notStarted', ['Ask First Question!']],
  ['askQuestions', ['Ask Next Question (2 of 3)', 'Submit all Answers']],
  ['confirmAnswers', ['Ask More Questions', 'Mark Answers']],
  ['markAnswers', ['Ask More Questions', 'Reveal Scoring & Answers']],
  ['revealScoring', ['Leaderboard']],
  ['revealLeaderboard', ['Finish Quiz']],
  ['finished', ['Done']],
] as const)('[RUN-6] %s shows the buttons %j and no other step', (status, labels) => {
  renderRun(eveningIn(status));
  expect(WAYS_ON.filter((name) => queryButton(name))).toEqual([...labels]);
});

test("[RUN-1] a link leads 'Back to Lobby'", () => {
  renderRun(eveningIn('askQuestions'));
  expect(screen.getByRole('link', { name: 'Back to Lobby' }).getAttribute('href')).toBe(
    '/quizmaster/answer-sheet/sheet-1/invite-team/session-1',
  );
});

test("[RUN-5] 'Ask First Question!' starts the quiz from the run screen", async () => {
  const { user } = renderRun(eveningIn('notStarted'));
  await user.click(button('Ask First Question!'));
  expect((await screen.findAllByText('Who wrote Dracula?')).length).toBeGreaterThan(0);
});

test("[RUN-14] 'Ask Next Question (n of total)' counts on", async () => {
  const { user } = renderRun(eveningIn('askQuestions'));
  await user.click(button('Ask Next Question (2 of 3)'));
  await user.click(await screen.findByRole('button', { name: 'Ask Next Question (3 of 3)' }));
  await screen.findByRole('button', { name: 'Ask a New Question' });
});

const lastAsked = play(eveningIn('askQuestions'), askNext, askNext);

test("[RUN-15] on the last question a dialog asks 'Finished asking questions?' before a new one is asked", async () => {
  const { user, commands } = renderRun(lastAsked);
  await user.click(button('Ask a New Question'));
  const dialog = await screen.findByRole('dialog', { name: 'Finished asking questions?' });
  expect(commands).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Submit All Answers' }));
  await screen.findByRole('button', { name: 'Mark Answers' });
});

test("[RUN-15] 'Ask a New Question' in the dialog asks an empty question, to be read aloud or written down", async () => {
  const { user } = renderRun(lastAsked);
  await user.click(button('Ask a New Question'));
  const dialog = await screen.findByRole('dialog', { name: 'Finished asking questions?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ask a New Question' }));
  await screen.findByRole('region', { name: 'Write this question' });
});

test('[RUN-16] the dialog appears once: the second press asks directly', async () => {
  const { user, commands } = renderRun(lastAsked);
  await user.click(button('Ask a New Question'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Ask a New Question'));
  await waitFor(() => expect(commands.map(({ type }) => type)).toEqual(['ask-next-question']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("[STATE-9] 'Reveal Scoring & Answers' is disabled while an answer is unmarked and says 'Mark all answers to continue'", async () => {
  const { user } = renderRun(
    play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Mary Shelley'), submitAll, markAll),
  );
  expect(button('Reveal Scoring & Answers').disabled).toBe(true);
  expect(screen.getByText('Mark all answers to continue')).toBeTruthy();
  await user.click(button('Incorrect: The Barflies, question 1'));
  await waitFor(() => expect(button('Reveal Scoring & Answers').disabled).toBe(false));
  expect(screen.queryByText('Mark all answers to continue')).toBeNull();
});

test('[STATE-8] revealing the scores selects the first question', async () => {
  const { user } = renderRun(leadTo('markAnswers', lastAsked));
  expect(screen.getByRole('region', { name: 'Question 3' })).toBeTruthy();
  await user.click(button('Reveal Scoring & Answers'));
  await screen.findByRole('region', { name: 'Question 1' });
});

test("[STATE-10] the leaderboard is shown after 'Display Leaderboard to the Teams?' is confirmed, not when it is cancelled", async () => {
  const { user, commands } = renderRun(eveningIn('revealScoring'));
  await user.click(button('Leaderboard'));
  const asked = await screen.findByRole('alertdialog', { name: 'Display Leaderboard to the Teams?' });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(commands).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(button('Leaderboard'));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Leaderboard' }));
  await screen.findByRole('button', { name: 'Finish Quiz' });
});

test('[RUN-35] while teams confirm, the screen recommends 10-20 seconds', () => {
  renderRun(eveningIn('confirmAnswers'));
  expect(screen.getByText('Give the teams 10-20 seconds to submit before you mark.')).toBeTruthy();
});

test("[RUN-19] 'Done' goes home", async () => {
  const { user, currentPath } = renderRun(eveningIn('finished'));
  await user.click(button('Done'));
  expect(currentPath()).toBe('/');
});

test("[ERR-6] a command that the server refuses says why, titled 'Error', and changes nothing", async () => {
  const { user } = renderRun(eveningIn('askQuestions'), {
    'session.submitAllAnswers': () => {
      throw refusal(409, 'All answers are submitted already');
    },
  });
  await user.click(button('Submit all Answers'));
  const toast = await screen.findByRole('alertdialog');
  expect(within(toast).getByText('Error')).toBeTruthy();
  expect(within(toast).getByText('All answers are submitted already')).toBeTruthy();
  expect(queryButton('Submit all Answers')).toBeTruthy();
});

test('a double click asks one question, and the button that moved the evening on keeps the focus', async () => {
  const { user, commands } = renderRun(eveningIn('confirmAnswers'));
  await user.dblClick(button('Ask More Questions'));
  await screen.findByRole('button', { name: 'Submit all Answers' });
  expect(commands.map(({ type }) => type)).toEqual(['ask-more-questions']);
  expect(document.activeElement?.textContent).toBe('Submit all Answers');
});
