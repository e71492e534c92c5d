import { expect, test } from 'vitest';
import { pageMove } from './page-moves';
import { aQuestion, aSession } from './testing/team-builders';

const [one, two, three] = [aQuestion(1), aQuestion(2), aQuestion(3)];
const waiting = aSession([], { sessionStatus: 'notStarted' });

test('[TEAM-32] the first question and each next one take the page to it', () => {
  expect(pageMove(waiting, aSession([one]))).toEqual({ type: 'new-question', question: one, isFirst: true });
  expect(pageMove(aSession([one]), aSession([one, two]))).toEqual({
    type: 'new-question',
    question: two,
    isFirst: false,
  });
  expect(pageMove(aSession([one]), aSession([one, two, three]))).toMatchObject({ question: three });
});

test('a change that asks and reveals nothing leaves the page where it is', () => {
  expect(pageMove(aSession([one]), aSession([one], { teamNames: ['Late Comers'] }))).toBeNull();
  expect(pageMove(aSession([one]), aSession([one], { sessionStatus: 'confirmAnswers' }))).toBeNull();
});

test('[TEAM-36] a question that was just revealed takes the page to it', () => {
  const revealed = aSession([one, two], { revealedQuestionIds: ['q-1'] });
  expect(pageMove(aSession([one, two]), revealed)).toEqual({ type: 'revealed', question: one });
});

test('[TEAM-36] revealing the scoring goes to the first question that was not revealed before', () => {
  const marking = aSession([one, two, three], { sessionStatus: 'markAnswers', revealedQuestionIds: ['q-1'] });
  expect(pageMove(marking, { ...marking, sessionStatus: 'revealScoring' })).toEqual({
    type: 'scoring',
    question: two,
  });
  const allRevealed = { ...marking, revealedQuestionIds: ['q-1', 'q-2', 'q-3'] };
  expect(pageMove(allRevealed, { ...allRevealed, sessionStatus: 'revealScoring' })).toEqual({
    type: 'scoring',
    question: null,
  });
});

test('[TEAM-37] the leaderboard takes the page to its top', () => {
  const scoring = aSession([one], { sessionStatus: 'revealScoring' });
  expect(pageMove(scoring, { ...scoring, sessionStatus: 'revealLeaderboard' })).toEqual({
    type: 'leaderboard',
  });
});
