import { expect, test } from 'vitest';
import { aChoice, anEvening, aQuestion, notAsked } from '../../testing/builders';
import {
  askNext,
  eveningIn,
  join,
  leadTo,
  play,
  reveal,
  save,
  start,
  submit,
  submitAll,
} from '../../testing/play';
import type { SessionState } from '../session-state';
import { SESSION_STATUSES } from '../session-status';
import { revealedCorrectAnswer, teamImageUrl, teamSession } from './team-session-view';

function evening(): SessionState {
  return anEvening({
    questions: [
      notAsked(
        aQuestion('q1', { revealAnswerTrivia: 'Published in **1897**' }),
        '<p>Published in <strong>1897</strong></p>',
      ),
      notAsked(aChoice('q2', { points: 2, imageUrl: 'https://example.org/sea.jpg' })),
    ],
  });
}

test('[ENT-28] before the start teams see the quiz, the teams and how many questions there are', () => {
  const view = teamSession(play(evening(), join('team-1'), join('team-2', 'Quizzly Bears')));
  expect(view).toEqual({
    id: 'session-1',
    quizName: 'Thursday Quiz',
    sessionStatus: 'notStarted',
    teamNames: ['The Barflies', 'Quizzly Bears'],
    currentQuestionNumber: 0,
    totalQuestionCount: 2,
    totalPointsPossible: null,
    teamQuestions: [],
    revealedQuestionIds: [],
    teamPlacements: null,
    teamQuestionsMetadata: null,
    preloadImageUrl: null,
  });
});

test('[ENT-29, ENT-30] an asked question shows no answer until it is revealed', () => {
  const asked = play(evening(), join('team-1'), start);
  expect(teamSession(asked).teamQuestions).toEqual([
    {
      questionId: 'q1',
      ordinal: 1,
      points: 1,
      question: 'Who wrote Dracula?',
      answerEntryType: 'freeText',
      answerOptions: [],
      shouldRevealAnswer: false,
      shouldRevealAnswerScore: false,
      canTeamSubmitAnswer: true,
      revealCorrectAnswer: null,
      revealAnswerTriviaHtml: null,
      imageUrl: null,
    },
  ]);
  const revealed = teamSession(play(asked, reveal('q1')));
  expect(revealed.revealedQuestionIds).toEqual(['q1']);
  expect(revealed.teamQuestions[0]).toMatchObject({
    shouldRevealAnswer: true,
    shouldRevealAnswerScore: true,
    canTeamSubmitAnswer: false,
    revealCorrectAnswer: 'Bram Stoker',
    revealAnswerTriviaHtml: '<p>Published in <strong>1897</strong></p>',
  });
});

test('[ENT-29] options come without their dashes, the correct ones are told at the reveal', () => {
  const asked = play(evening(), start, askNext);
  expect(teamSession(asked).teamQuestions[1]).toMatchObject({
    points: 2,
    answerOptions: ['Shark', 'Dolphin', 'Tuna'],
    revealCorrectAnswer: null,
    imageUrl: 'https://example.org/sea.jpg',
  });
  expect(teamSession(play(asked, reveal('q2'))).teamQuestions[1]?.revealCorrectAnswer).toBe('Dolphin');
});

test('[ENT-30] with shouldRevealAnswer off the answer stays hidden, the trivia and the own mark do not', () => {
  const questions = [notAsked(aQuestion('q1', { shouldRevealAnswer: false }), '<p>1897</p>')];
  const state = play(anEvening({ questions }), start, reveal('q1'));
  expect(teamSession(state).teamQuestions[0]).toMatchObject({
    shouldRevealAnswer: false,
    shouldRevealAnswerScore: true,
    revealCorrectAnswer: null,
    revealAnswerTriviaHtml: '<p>1897</p>',
  });
});

test('[ENT-30, STATE-19] when scoring is revealed every answer is open, and a closed question stays closed', () => {
  const state = leadTo('revealScoring', play(evening(), join('team-1'), start, reveal('q1'), askNext));
  const view = teamSession(state);
  expect(view.teamQuestions.map(({ shouldRevealAnswer }) => shouldRevealAnswer)).toEqual([true, true]);
  expect(view.teamQuestions.map(({ canTeamSubmitAnswer }) => canTeamSubmitAnswer)).toEqual([false, true]);
  expect(view.revealedQuestionIds).toEqual(['q1']);
});

test('[STATE-19] possible points and question metadata come with the scores', () => {
  const shown = SESSION_STATUSES.map((status) => {
    const view = teamSession(eveningIn(status));
    return [view.totalPointsPossible, view.teamQuestionsMetadata !== null];
  });
  expect(shown.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => [null, false]));
  expect(shown.slice(4)).toEqual(Array.from({ length: 3 }, () => [1, true]));
});

test('[STATE-20] placements and popular questions come with the leaderboard', () => {
  const asking = play(eveningIn('askQuestions'), save('team-1', { questionId: 'q1', questionVote: true }));
  const isPopular = SESSION_STATUSES.slice(1).map((status) => {
    const view = teamSession(leadTo(status, asking));
    return [view.teamPlacements !== null, view.teamQuestionsMetadata?.[0]?.isPopular ?? null];
  });
  expect(isPopular).toEqual([
    [false, null],
    [false, null],
    [false, null],
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test('[ENT-18, SCORE-1] the leaderboard names teams without their ids', () => {
  const state = leadTo(
    'revealLeaderboard',
    play(eveningIn('askQuestions'), submit('team-2', 'q1', 'Stoker')),
  );
  expect(teamSession(state).teamPlacements).toEqual([
    { placementOrdinal: 1, teamName: 'Quizzly Bears', totalScore: 1 },
    { placementOrdinal: 2, teamName: 'The Barflies', totalScore: 0 },
  ]);
});

test('[STATE-21] the metadata of teams has no downvotes in any form', () => {
  const asking = play(eveningIn('askQuestions'), save('team-1', { questionId: 'q1', questionVote: false }));
  const view = teamSession(leadTo('revealLeaderboard', asking));
  expect(view.teamQuestionsMetadata).toEqual([
    {
      questionId: 'q1',
      points: 1,
      correctCount: 0,
      incorrectCount: 2,
      upvoteCount: 0,
      isHardest: false,
      isEasiest: false,
      isPopular: false,
    },
  ]);
});

test('[ENT-28] while questions are asked the image of the next one can be loaded ahead', () => {
  const asking = play(evening(), start);
  expect(teamSession(asking).preloadImageUrl).toBe('https://example.org/sea.jpg');
  expect(teamSession(play(asking, submitAll)).preloadImageUrl).toBeNull();
  expect(teamSession(play(asking, askNext)).preloadImageUrl).toBeNull();
});

test.each([
  ['https://example.org/sea.jpg', 'https://example.org/sea.jpg'],
  [' HTTP://example.org/a ', 'HTTP://example.org/a'],
  ['', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['example.org/sea.jpg', null],
])('[ENT-29] the image address %j reaches teams as %j', (typed, shown) => {
  expect(teamImageUrl(typed)).toBe(shown);
});

test.each([
  [aQuestion('q1', { correctAnswer: ' ;; Stoker ; Bram' }), 'Stoker'],
  [aQuestion('q1', { correctAnswer: '' }), null],
  [aChoice('q1', { correctMultiAnswer: '--Shark\nTuna\n--Dolphin' }), 'Shark; Dolphin'],
  [aChoice('q1', { correctMultiAnswer: 'Shark\nTuna' }), null],
])(
  '[EDIT-23, ENT-30] case %#: teams read the first variation or all correct options',
  (question, expected) => {
    expect(revealedCorrectAnswer(question)).toBe(expected);
  },
);
