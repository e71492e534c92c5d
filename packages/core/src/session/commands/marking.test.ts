import { expect, test } from 'vitest';
import { aChoice, anEvening, aQuestion, notAsked } from '../../testing/builders';
import {
  askMore,
  askNext,
  eveningIn,
  join,
  leadTo,
  mark,
  markAll,
  play,
  refusalOf,
  reveal,
  revealScores,
  save,
  start,
  submit,
  submitAll,
} from '../../testing/play';
import type { SessionState } from '../session-state';

function isCorrect(state: SessionState, teamId: string, questionId: string): boolean | null {
  const team = state.teams.find((candidate) => candidate.team.id === teamId);
  return team?.scores.get(questionId)?.isCorrect ?? null;
}

test('[MARK-19, MARK-20, MARK-22] a matching answer is correct at once, with the points of its question', () => {
  const state = play(eveningIn('askQuestions'), askNext, submit('team-1', 'q1', 'stoker'));
  const voted = play(state, save('team-1', { questionId: 'q2', multiChoiceSelectedOptionIndexes: [1] }));
  expect(voted.teams[0]?.scores.get('q1')).toMatchObject({ isCorrect: true, pointsAwarded: 1 });
  expect(voted.teams[0]?.scores.get('q2')).toMatchObject({ isCorrect: true, pointsAwarded: 2 });
});

test('[MARK-22] a question without points earns the default points of the quiz', () => {
  const evening = play(anEvening({ defaultPoints: 2.5 }), join('team-1'), start);
  const state = play(evening, submit('team-1', 'q1', 'Stoker'));
  expect(state.teams[0]?.scores.get('q1')?.pointsAwarded).toBe(2.5);
});

test('[STATE-7, MARK-7, MARK-18] marking makes empty answers incorrect and leaves wrong ones unmarked', () => {
  const state = play(
    eveningIn('askQuestions'),
    submit('team-1', 'q1', 'Mary Shelley'),
    save('team-2', { questionId: 'q1', answer: 'Bram Stoker' }),
    submitAll,
    markAll,
  );
  expect(isCorrect(state, 'team-1', 'q1')).toBeNull();
  expect(isCorrect(state, 'team-2', 'q1')).toBe(false);
});

test('[MARK-9] after Ask More Questions empty answers that were incorrect are open again', () => {
  const state = play(eveningIn('markAnswers'), askMore);
  expect(isCorrect(state, 'team-1', 'q1')).toBeNull();
});

test('[MARK-9, STATE-23] after Ask More Questions empty answers to a revealed question stay incorrect', () => {
  expect(isCorrect(play(eveningIn('askQuestions'), reveal('q1')), 'team-1', 'q1')).toBe(false);
  expect(isCorrect(play(eveningIn('markAnswers'), reveal('q1'), askMore), 'team-1', 'q1')).toBe(false);
  expect(isCorrect(play(eveningIn('revealScoring'), askMore), 'team-1', 'q1')).toBe(false);
});

test('[STATE-9] Reveal Scoring is refused while an answer is unmarked', () => {
  const state = play(eveningIn('askQuestions'), submit('team-1', 'q1', 'Mary Shelley'), submitAll, markAll);
  expect(refusalOf(state, revealScores)).toMatchObject({
    code: 'conflict',
    message: 'Mark all answers to continue',
  });
  const marked = play(state, mark('team-1', { questionId: 'q1', isCorrect: false }), revealScores);
  expect(marked.session.sessionStatus).toBe('revealScoring');
});

test('[STATE-8] revealing scores keeps the current question', () => {
  const state = leadTo('revealScoring', play(eveningIn('askQuestions'), askNext));
  expect(state.session.currentQuestionId).toBe('q2');
});

test('[STATE-23] revealing a question closes it and makes empty answers to it incorrect', () => {
  const state = play(
    eveningIn('askQuestions'),
    askNext,
    submit('team-1', 'q1', 'Mary Shelley'),
    reveal('q1'),
  );
  expect(state.session.questions[0]?.isRevealed).toBe(true);
  expect(isCorrect(state, 'team-1', 'q1')).toBeNull();
  expect(isCorrect(state, 'team-2', 'q1')).toBe(false);
  expect(isCorrect(state, 'team-2', 'q2')).toBeNull();
});

test('[STATE-22] a question that is not asked or unknown can not be revealed, a revealed one stays', () => {
  const state = eveningIn('askQuestions');
  expect(refusalOf(state, reveal('q2')).code).toBe('conflict');
  expect(refusalOf(state, reveal('q9')).code).toBe('not-found');
  const revealed = play(state, reveal('q1'));
  expect(play(revealed, reveal('q1'))).toBe(revealed);
});

test('[STATE-22] one question that can not be revealed keeps the others closed', () => {
  expect(refusalOf(eveningIn('askQuestions'), reveal('q1', 'q2')).code).toBe('conflict');
});

test('[MARK-18, STATE-15] a team that joins while answers are marked has missed what was asked', () => {
  const state = play(eveningIn('markAnswers'), join('team-3', 'Latecomers'));
  expect(isCorrect(state, 'team-3', 'q1')).toBe(false);
  expect(isCorrect(play(eveningIn('askQuestions'), join('team-3')), 'team-3', 'q1')).toBeNull();
});

test('[MARK-11] a multiple-choice answer is correct when what is selected is correct, whatever the style says', () => {
  const questions = [notAsked(aChoice('q1', { autoMarkCorrectStyle: 'never' })), notAsked(aQuestion('q2'))];
  const evening = play(anEvening({ questions }), join('team-1'), join('team-2', 'Quizzly Bears'), start);
  const state = play(
    evening,
    save('team-1', { questionId: 'q1', multiChoiceSelectedOptionIndexes: [1] }),
    save('team-2', { questionId: 'q1', multiChoiceSelectedOptionIndexes: [0] }),
  );
  expect(isCorrect(state, 'team-1', 'q1')).toBe(true);
  expect(isCorrect(state, 'team-2', 'q1')).toBeNull();
});
