import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderTeamPart } from '../testing/render-team-part';
import { aQuestion, aSession, aTeam, someMetadata } from '../testing/team-builders';
import { QuestionOutcome } from './question-outcome';
import { Results } from './results';

const placements = [
  { placementOrdinal: 1, teamName: 'Quizzly Bears', totalScore: 9 },
  { placementOrdinal: 2, teamName: 'The Barflies', totalScore: 7 },
  { placementOrdinal: 2, teamName: 'Zebras', totalScore: 7 },
];
const session = aSession([aQuestion(1), aQuestion(2)], {
  sessionStatus: 'revealLeaderboard',
  totalPointsPossible: 10,
  teamPlacements: placements,
  teamQuestionsMetadata: [
    someMetadata('q-1', { isPopular: true, upvoteCount: 1 }),
    someMetadata('q-2', { isPopular: true, upvoteCount: 3 }),
  ],
});

function team(placementOrdinal: number | null, isPlacementShared = false) {
  const known = aTeam();
  return {
    ...known,
    teamAnswerScoreSheet: { ...known.teamAnswerScoreSheet, placementOrdinal, isPlacementShared },
  };
}

test('[TEAM-27] the leaderboard has Place, Team and Points, a medal for the first, and marks our row', () => {
  renderTeamPart(<Results session={session} team={team(2, true)} />);
  const table = screen.getByRole('table', { name: 'Leaderboard' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'PlaceTeamPoints',
    '1st1Quizzly Bears9',
    '2ndThe Barflies your team7',
    '2ndZebras7',
  ]);
  expect(table.querySelectorAll('.pq-medal')).toHaveLength(1);
});

test.each([
  [1, 'Tweet about your 1st place!'],
  [2, 'Tweet about your quiz result!'],
  [3, 'Tweet about your quiz result!'],
  [4, 'Tweet about the quiz!'],
])('[TEAM-30] place %i shares with %s', (place, label) => {
  renderTeamPart(<Results session={session} team={team(place)} />);
  expect(screen.getByRole('link', { name: label })).toBeTruthy();
});

test('[TEAM-31] the share text has the quiz, the winner, the score and what was possible', () => {
  renderTeamPart(<Results session={session} team={team(2)} />);
  const link = screen.getByRole('link', { name: /Tweet/ });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  for (const part of ['Thursday Quiz', 'Quizzly Bears', '9', '10']) expect(text).toContain(part);
});

test('[ANALYTICS-9] sharing is counted', async () => {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  renderTeamPart(<Results session={session} team={team(1)} />);
  const link = screen.getByRole('link', { name: /Tweet/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(post).toHaveBeenCalledWith(
    '/trpc/analytics.log',
    expect.objectContaining({ body: JSON.stringify({ name: 'share' }) }),
  );
});

test('[TEAM-28] popular questions come most liked first', () => {
  renderTeamPart(<Results session={session} team={team(1)} />);
  const panel = screen.getByRole('heading', { name: 'Popular questions' }).parentElement;
  const items = within(panel ?? document.body).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '2. Text of question 2 3 likes',
    '1. Text of question 1 1 like',
  ]);
});

test("[TEAM-29] 'What's next?' leads to a quiz of one's own", () => {
  renderTeamPart(<Results session={session} team={team(1)} />);
  expect(screen.getByRole('heading', { name: "What's next?" })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Create a Quiz' });
  expect(link.getAttribute('href')).toBe('/quizmaster/answer-sheet/new');
});

test('[TEAM-17] [TEAM-19] an open question shows answer, trivia, mark and markers in words', () => {
  const question = aQuestion(1, {
    points: 2,
    shouldRevealAnswer: true,
    shouldRevealAnswerScore: true,
    revealCorrectAnswer: 'Bram Stoker',
    revealAnswerTriviaHtml: '<p>Published in <strong>1897</strong></p>',
  });
  const { container } = render(
    <QuestionOutcome
      question={question}
      score={{ questionId: 'q-1', isCorrect: true, pointsAwarded: 1.5 }}
      metadata={someMetadata('q-1', { isHardest: true, correctCount: 1, incorrectCount: 3 })}
    />,
  );
  expect(screen.getByText('Bram Stoker')).toBeTruthy();
  expect(screen.getByText('1897').tagName).toBe('STRONG');
  expect(screen.getByText('Correct').textContent).toBe('Correct1.5 of 2 points');
  expect(screen.getByText('1 of 4 teams had it right')).toBeTruthy();
  expect(container.querySelectorAll('.team-marker-hardest svg')).toHaveLength(3);
});

test('[SCORE-8] the easiest question has one flame', () => {
  const metadata = someMetadata('q-1', { isEasiest: true });
  const { container } = render(
    <QuestionOutcome question={aQuestion(1)} score={undefined} metadata={metadata} />,
  );
  expect(screen.getByText('Easiest')).toBeTruthy();
  expect(container.querySelectorAll('.team-marker svg')).toHaveLength(1);
});

test('[STATE-19] a mark stays out of sight until it may be seen', () => {
  render(
    <QuestionOutcome
      question={aQuestion(1)}
      score={{ questionId: 'q-1', isCorrect: true, pointsAwarded: 1 }}
      metadata={undefined}
    />,
  );
  expect(screen.queryByText('Correct')).toBeNull();
});
