import { expect, test } from 'vitest';
import { reduceOutbox } from '../outbox/reduce-outbox';
import { anOutbox, aQuestion, aSession, aStoredAnswer } from '../testing/team-builders';
import { remainingQuestions } from './remaining-questions';
import { toggleVote } from './toggle-vote';

const questions = [aQuestion(1), aQuestion(2), aQuestion(3, { canTeamSubmitAnswer: false })];

function ids(session: Parameters<typeof remainingQuestions>[0], outbox = anOutbox()): string[] {
  return remainingQuestions(session, outbox).map(({ questionId }) => questionId);
}

test('[TEAM-24] open questions remain until they are submitted, blank ones too', () => {
  const outbox = anOutbox({ 'q-1': aStoredAnswer({ answer: 'a', isConfirmed: true }) });
  expect(ids(aSession(questions))).toEqual(['q-1', 'q-2']);
  expect(ids(aSession(questions), outbox)).toEqual(['q-2']);
  const edited = reduceOutbox(outbox, { type: 'typed', questionId: 'q-1', text: 'b', at: 1 });
  expect(ids(aSession(questions), edited)).toEqual(['q-1', 'q-2']);
});

test('[STATE-16] nothing remains once input is disabled', () => {
  expect(ids(aSession(questions, { sessionStatus: 'confirmAnswers' }))).toEqual(['q-1', 'q-2']);
  expect(ids(aSession(questions, { sessionStatus: 'markAnswers' }))).toEqual([]);
  expect(ids(aSession(questions, { sessionStatus: 'finished' }))).toEqual([]);
});

test.each([
  [null, true, true],
  [true, true, null],
  [false, true, true],
  [null, false, false],
  [false, false, null],
  [true, false, false],
])('[TEAM-25] a vote of %s becomes, by pressing %s, %s', (before, pressed, after) => {
  expect(toggleVote(before, pressed)).toBe(after);
});
