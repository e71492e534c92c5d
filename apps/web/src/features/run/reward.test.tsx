import { askNext, eveningIn, join, leadTo, mark, play, save, submit } from '@pubquiz/core/testing/play';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRun, watchClipboard } from './testing/render-run';

const asking = eveningIn('askQuestions');
const vote = (team: string, questionId: string, questionVote: boolean) =>
  save(team, { questionId, questionVote });

/** Two first places, one second; q1 is liked, q2 is not. */
const tied = leadTo(
  'revealLeaderboard',
  play(
    asking,
    join('team-3', 'Night Owls'),
    submit('team-1', 'q1', 'Stoker'),
    submit('team-2', 'q1', 'Stoker'),
    submit('team-3', 'q1', 'Byron'),
    askNext,
    vote('team-1', 'q1', true),
    vote('team-2', 'q1', true),
    vote('team-3', 'q1', false),
    vote('team-3', 'q2', false),
  ),
);

function placesOnScreen(): string[] {
  const board = screen.getByRole('region', { name: 'Leaderboard' });
  const rows = [...board.querySelectorAll('.run-place')];
  return rows.map((row) => {
    const names = [...row.querySelectorAll('.run-place-teams > li')].map(({ textContent }) => textContent);
    const points = row.querySelector('.run-place-points')?.textContent ?? '';
    return `${row.querySelector('.run-place-ordinal')?.lastChild?.textContent ?? ''} ${names.join(' & ')} ${points}`;
  });
}

test.each(['revealLeaderboard', 'finished'] as const)(
  '[SCORE-2] in %s the leaderboard takes the stage: places, names and points, ties side by side',
  (status) => {
    renderRun(leadTo(status, tied));
    expect(placesOnScreen()).toEqual(['1st Quizzly Bears & The Barflies 1 point', '2nd Night Owls 0 points']);
    expect(screen.getByRole('grid')).toBeTruthy();
  },
);

test('[SCORE-2] before the leaderboard is revealed no place is on the screen', () => {
  renderRun(leadTo('revealScoring', asking));
  expect(screen.queryByRole('region', { name: 'Leaderboard' })).toBeNull();
});

test('[SCORE-2] of many places the first ten are shown, the others on request', async () => {
  const joined = Array.from({ length: 12 }, (_, index) => join(`extra-${index}`, `Extra ${index}`));
  const marks = Array.from({ length: 12 }, (_, index) =>
    mark(`extra-${index}`, { questionId: 'q1', isCorrect: true, pointsAwarded: index + 1 }),
  );
  const answers = Array.from({ length: 12 }, (_, index) => submit(`extra-${index}`, 'q1', `guess ${index}`));
  const { user } = renderRun(leadTo('revealLeaderboard', play(asking, ...joined, ...answers, ...marks)));
  expect(placesOnScreen()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show all 13 places' }));
  expect(placesOnScreen()).toHaveLength(13);
});

const card = () => screen.getByRole('region', { name: 'Votes' });

test('[RUN-17] [RUN-18] the card shows the most popular and the most downvoted questions with their votes', () => {
  renderRun(tied);
  const [popular, unpopular] = within(card()).getAllByRole('list');
  expect(within(card()).getByText('Most popular questions')).toBeTruthy();
  expect(within(card()).getByText('Most downvoted questions (only you see these)')).toBeTruthy();
  expect(popular?.textContent).toMatch(/Q1 Who wrote Dracula\?.*2 up.*1 down.*3 in total.*2 of 3 correct/);
  expect(unpopular?.textContent).toMatch(/Q2 Which is a mammal\?.*0 up.*1 down.*1 in total/);
});

test('[RUN-18] hardest and easiest questions are marked', () => {
  renderRun(tied);
  const [popular, unpopular] = within(card()).getAllByRole('list');
  expect(popular?.textContent).toContain('Easiest');
  expect(unpopular?.textContent).toContain('Hardest');
});

test('[RUN-18] each question of the card can be copied', async () => {
  const { user } = renderRun(tied);
  const written = watchClipboard();
  const [popular] = within(card()).getAllByRole('list');
  if (!popular) throw new Error('The card has no popular question');
  await user.click(within(popular).getByRole('button', { name: 'Copy question' }));
  await waitFor(() => expect(written[0]).toContain('Who wrote Dracula?'));
});

test("[RUN-18] without votes the card says 'No votes in yet...'", () => {
  renderRun(leadTo('revealLeaderboard', asking));
  expect(within(card()).getAllByText('No votes in yet...')).toHaveLength(2);
});

test.each(['askQuestions', 'markAnswers', 'revealScoring'] as const)(
  '[RUN-17] %s has no such card',
  (status) => {
    renderRun(leadTo(status, asking));
    expect(screen.queryByRole('region', { name: 'Votes' })).toBeNull();
  },
);

test("[RUN-20] [RUN-21] the finished quiz can be shared: the network's own page opens with quiz, winner, score and total", () => {
  renderRun(leadTo('finished', play(asking, submit('team-1', 'q1', 'Stoker'))));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Tweet about the quiz/ });
  const text = new URL(link.href).searchParams.get('text') ?? '';
  expect(text).toMatch(/Thursday Quiz/);
  expect(text).toMatch(/The Barflies/);
  expect(text).toMatch(/1.*1/);
  expect(link.target).toBe('_blank');
  expect(document.querySelector('script')).toBeNull();
});

test('the stage draws and says how many teams have submitted, and how many marked answers are correct', () => {
  renderRun(play(asking, submit('team-1', 'q1', 'Stoker')));
  expect(screen.getByText('1 of 2 teams have submitted')).toBeTruthy();
  expect(screen.getByText('1 of 1 marked answer is correct')).toBeTruthy();
});
