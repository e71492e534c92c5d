import { questionFromClipboard } from '@pubquiz/core';
import { aQuestion, anEvening, notAsked } from '@pubquiz/core/testing/builders';
import { askNext, eveningIn, join, leadTo, play, reveal, start } from '@pubquiz/core/testing/play';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { REVEALED_TOAST_MS } from '../../lib/timing';
import { button, queryButton, renderRun, watchClipboard } from './testing/render-run';

const three = play(eveningIn('askQuestions'), askNext, askNext);

function selectedQuestion(): string | null {
  return screen.getByRole('toolbar', { name: 'Question' }).querySelector('.pq-badge')?.textContent ?? null;
}

test('[RUN-11] first, previous, next and current step through the questions; a badge says number and points', async () => {
  const { user } = renderRun(three);
  expect(selectedQuestion()).toBe('Q3 · 1 point');
  expect(button('Current question').disabled).toBe(true);
  await user.click(button('Previous question'));
  expect(selectedQuestion()).toBe('Q2 · 2 points');
  await user.click(button('First question'));
  expect(selectedQuestion()).toBe('Q1 · 1 point');
  expect(button('Previous question').disabled).toBe(true);
  await user.click(button('Next question'));
  expect(selectedQuestion()).toBe('Q2 · 2 points');
  await user.click(button('Current question'));
  expect(selectedQuestion()).toBe('Q3 · 1 point');
});

test('[RUN-12] the question opens as teams see it, and its trivia in a popover of its own', async () => {
  const evening = play(
    anEvening({ questions: [notAsked(aQuestion('q1', { answerTrivia: 'He managed a theatre.' }))] }),
    join('team-1'),
    start,
  );
  const { user } = renderRun(evening);
  await user.click(button('Answer trivia'));
  const popover = await screen.findByRole('dialog', { name: 'Answer trivia' });
  expect(within(popover).getByText('He managed a theatre.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(button('Preview as teams see it'));
  const preview = await screen.findByRole('dialog', { name: 'As teams see it' });
  expect(within(preview).getByText('Who wrote Dracula?')).toBeTruthy();
  expect(within(preview).getByText('Question 1 · 1 point')).toBeTruthy();
  expect(within(preview).queryByText(/Stoker|theatre/)).toBeNull();
});

test("[RUN-12] [RUN-25] copying puts the question as JSON on the clipboard and says 'Question copied'", async () => {
  const { user } = renderRun(three);
  const written = watchClipboard();
  await user.click(button('Copy question'));
  const toast = await screen.findByRole('alertdialog');
  expect(within(toast).getByText('Question copied')).toBeTruthy();
  expect(within(toast).getByText('You can now paste the question into your own quiz.')).toBeTruthy();
  const copied = questionFromClipboard(written[0] ?? '');
  expect(copied).toMatchObject({ question: 'What is the capital of Peru?', correctAnswer: 'Lima' });
});

test('[RUN-25] the copy button is disabled without clipboard support', () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  renderRun(three);
  expect(button('Copy question').disabled).toBe(true);
});

test("[ERR-6] a failed copy says 'Question could not be copied' under the title 'Error'", async () => {
  const { user } = renderRun(three);
  watchClipboard(() => Promise.reject(new Error('denied')));
  await user.click(button('Copy question'));
  const toast = await screen.findByRole('alertdialog');
  expect(within(toast).getByText('Error')).toBeTruthy();
  expect(within(toast).getByText('Question could not be copied')).toBeTruthy();
  expect(toast.className).toContain('pq-toast-danger');
});

test.each([
  ['notStarted', false],
  ['askQuestions', true],
  ['confirmAnswers', true],
  ['markAnswers', true],
  ['revealScoring', false],
  ['revealLeaderboard', false],
  ['finished', false],
] as const)("[RUN-26] in %s 'Reveal Q to teams' is there: %s", (status, isThere) => {
  renderRun(eveningIn(status));
  expect(queryButton('Reveal Q to teams') !== null).toBe(isThere);
});

test("[RUN-27] a revealed question's button is disabled and reads 'Q1 is revealed'", () => {
  renderRun(play(eveningIn('askQuestions'), reveal('q1')));
  expect(button('Q1 is revealed').disabled).toBe(true);
});

async function openReveal(user: ReturnType<typeof renderRun>['user']) {
  await user.click(button('Reveal Q to teams'));
  return screen.findByRole('alertdialog', { name: 'Reveal the correct answer to the teams?' });
}

test('[RUN-28] the confirmation lists what teams can then see', async () => {
  const evening = anEvening({
    questions: [
      notAsked(aQuestion('q1', { revealAnswerTrivia: 'He **managed** a theatre.' })),
      notAsked(aQuestion('q2', { shouldRevealAnswer: false })),
    ],
  });
  const { user, run } = renderRun(play(evening, join('team-1'), start));
  const dialog = await openReveal(user);
  const listed = () =>
    within(screen.getByRole('alertdialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listed()).toEqual([
    'the correct answer',
    'the trivia',
    'whether their own answer was correct, and its points',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  run(askNext);
  await openReveal(user);
  expect(listed()).toEqual(['whether their own answer was correct, and its points']);
});

test.each([
  ['askQuestions', true],
  ['confirmAnswers', true],
  ['markAnswers', false],
] as const)('[RUN-29] in %s it warns to tell teams to submit first: %s', async (status, warns) => {
  const { user } = renderRun(leadTo(status, eveningIn('askQuestions')));
  const dialog = await openReveal(user);
  expect(within(dialog).queryByText('Tell the teams to submit first:') !== null).toBe(warns);
});

test("[RUN-30] 'Keep showing this message for each question' unticked lets later reveals skip the question", async () => {
  const { user, currentState } = renderRun(three);
  const dialog = await openReveal(user);
  const keep = within(dialog).getByRole<HTMLInputElement>('checkbox', {
    name: 'Keep showing this message for each question',
  });
  expect(keep.checked).toBe(true);
  await user.click(keep);
  await user.click(within(dialog).getByRole('button', { name: 'Reveal Q3' }));
  await screen.findByRole('button', { name: 'Q3 is revealed' });
  await user.click(button('Previous question'));
  await user.click(button('Reveal Q to teams'));
  await screen.findByRole('button', { name: 'Q2 is revealed' });
  expect(currentState().session.questions.map(({ isRevealed }) => isRevealed)).toEqual([false, true, true]);
});

test('[RUN-30] ticked, the next reveal asks again; cancelled, nothing is revealed', async () => {
  const { user, commands } = renderRun(three);
  const dialog = await openReveal(user);
  await user.click(within(dialog).getByRole('button', { name: 'Reveal Q3' }));
  await screen.findByRole('button', { name: 'Q3 is revealed' });
  await user.click(button('Previous question'));
  const again = await openReveal(user);
  await user.click(within(again).getByRole('button', { name: 'Cancel' }));
  expect(commands).toHaveLength(1);
});

test("[RUN-31] 'Revealed Q1' shows for 2 seconds", async () => {
  expect(REVEALED_TOAST_MS).toBe(2000);
  const { user } = renderRun(eveningIn('askQuestions'));
  const dialog = await openReveal(user);
  await user.click(within(dialog).getByRole('button', { name: 'Reveal Q1' }));
  await screen.findByText('Revealed Q1');
  const shown = performance.now();
  await waitFor(() => expect(screen.queryByText('Revealed Q1')).toBeNull(), { timeout: 4000 });
  expect(performance.now() - shown).toBeGreaterThan(1500);
});

test('[RUN-2] [RUN-3] the strip has five pills, each with its help, and highlights where the evening is', async () => {
  const { user } = renderRun(eveningIn('markAnswers'));
  const strip = screen.getByRole('list', { name: 'Phases of the quiz' });
  const pills = within(strip).getAllByRole('listitem');
  const labels = [
    'Quiz Questions',
    'Submit all Answers',
    'Mark Answers',
    'Reveal Scoring & Answers',
    'Leaderboard',
  ];
  expect(pills.map((pill) => pill.querySelector('.pq-step-label')?.textContent)).toEqual(labels);
  expect(pills.findIndex((pill) => pill.getAttribute('aria-current') === 'step')).toBe(2);
  for (const label of labels) {
    await user.click(within(strip).getByRole('button', { name: `Help: ${label}` }));
    const help = await screen.findByRole('dialog', { name: `About ${label}` });
    expect(help.textContent.length).toBeGreaterThan(20);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test("[RUN-4] 'How to run the quiz' opens and closes a sidebar", async () => {
  const { user } = renderRun(eveningIn('askQuestions'));
  await user.click(button('How to run the quiz'));
  const sidebar = await screen.findByRole('dialog', { name: 'How to run the quiz' });
  expect(within(sidebar).getByText('previous unscored answer')).toBeTruthy();
  await user.click(within(sidebar).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
