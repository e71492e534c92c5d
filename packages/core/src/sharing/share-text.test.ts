import { expect, test } from 'vitest';
import { shareButtonLabel, shareIntentUrl, shareText, winnersOf } from './share-text';

function placed(placementOrdinal: number, teamName: string, totalScore: number) {
  return { placementOrdinal, teamName, totalScore };
}

test('[RUN-20, TEAM-31] a post carries the quiz, the winning team, its score and the possible points', () => {
  const winners = winnersOf([placed(1, 'The Barflies', 12.5), placed(2, 'Quizzly Bears', 3)]);
  expect(shareText({ quizName: 'Thursday Quiz', totalPointsPossible: 15, ...winners })).toBe(
    "The Barflies won the pub quiz 'Thursday Quiz' with 12.5 of 15 points!",
  );
});

test('[RUN-20, TEAM-31] teams that share the first place are both named', () => {
  const winners = winnersOf([placed(1, 'The Barflies', 3), placed(1, 'Quizzly Bears', 3)]);
  expect(shareText({ quizName: 'Thursday Quiz', totalPointsPossible: 15, ...winners })).toContain(
    'The Barflies and Quizzly Bears won',
  );
});

test('[RUN-20] a quiz without teams has a post, too', () => {
  const winners = winnersOf([]);
  expect(winners).toEqual({ winningTeamNames: [], winningScore: 0 });
  expect(shareText({ quizName: 'Thursday Quiz', totalPointsPossible: 15, ...winners })).toContain(
    "'Thursday Quiz'",
  );
});

test('[RUN-21] a post begins at a plain link with the text in it', () => {
  const url = new URL(shareIntentUrl("We won 'Q & A' #1"));
  expect(url.searchParams.get('text')).toBe("We won 'Q & A' #1");
});

test.each([
  [1, 'Tweet about your 1st place!'],
  [2, 'Tweet about your quiz result!'],
  [3, 'Tweet about your quiz result!'],
  [4, 'Tweet about the quiz!'],
  [null, 'Tweet about the quiz!'],
])('[TEAM-30] at place %s the button reads %s', (place, label) => {
  expect(shareButtonLabel(place)).toBe(label);
});
