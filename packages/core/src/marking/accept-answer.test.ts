import { expect, test } from 'vitest';
import { eveningIn, join, leadTo, mark, play, save, submit } from '../testing/play';
import { marksForEqualAnswers, withVariation } from './accept-answer';

test.each([
  ['Bram Stoker; Stoker', 'Abraham Stoker', 'Bram Stoker; Stoker; Abraham Stoker'],
  ['', ' Stoker ', 'Stoker'],
  ['Fish and chips', 'fish; chips', 'Fish and chips; fish, chips'],
])('[EDIT-23] %j with the variation %j is %j', (correctAnswer, variation, expected) => {
  expect(withVariation(correctAnswer, variation)).toBe(expected);
});

const answered = play(
  eveningIn('askQuestions'),
  ...['team-3', 'team-4'].map((id) => join(id)),
  submit('team-1', 'q1', 'Abraham  STOKER'),
  submit('team-2', 'q1', 'Abraham'),
  save('team-3', { questionId: 'q1', answer: 'Abraham Stoker', isConfirmed: false }),
);

function markedTeams(state: typeof answered, answer: string): readonly string[] {
  return marksForEqualAnswers(state, { questionId: 'q1', answer }).map(({ teamId }) => teamId);
}

test('[EDIT-23] an accepted answer marks the submitted ones that equal it but for case and whitespace', () => {
  expect(markedTeams(answered, 'Abraham Stoker')).toEqual(['team-1']);
  expect(markedTeams(answered, 'Stoker')).toEqual([]);
});

test('[EDIT-23] a semicolon in an accepted answer marks no part of it', () => {
  const listed = play(answered, submit('team-4', 'q1', 'abraham; stoker'));
  expect(markedTeams(listed, 'Abraham; Stoker')).toEqual(['team-4']);
});

test('[EDIT-23] what is marked correct already keeps its mark', () => {
  const marked = play(
    leadTo('markAnswers', answered),
    mark('team-1', { questionId: 'q1', isCorrect: true, pointsAwarded: 0.5 }),
  );
  expect(markedTeams(marked, 'Abraham Stoker')).toEqual([]);
});
