import { expect, test } from 'vitest';
import { aQuestion, anEvening, aSession, AT, later, notAsked } from '../../testing/builders';
import { askMore, askNext, changesOf, eveningIn, play, refusalOf, start } from '../../testing/play';
import { isNoChange } from '../session-changes';

test('[STATE-3] starting makes the first question the current one, number 1', () => {
  const { session } = play(anEvening(), start);
  expect(session.sessionStatus).toBe('askQuestions');
  expect(session.currentQuestionId).toBe('q1');
  expect(session.questions.map(({ askedOrdinal }) => askedOrdinal)).toEqual([1, null, null]);
});

test('[STATE-3] starting a quiz without questions adds an empty one and asks it', () => {
  const { session } = play(anEvening({ questions: [] }), start);
  expect(session.currentQuestionId).toBe('q-new');
  expect(session.questions[0]?.question.question).toBe('');
  expect(session.questions[0]?.askedOrdinal).toBe(1);
});

test('[STATE-13] asking the next question moves on in sheet order', () => {
  const { session } = play(anEvening(), start, askNext);
  expect(session.currentQuestionId).toBe('q2');
  expect(session.questions.map(({ askedOrdinal }) => askedOrdinal)).toEqual([1, 2, null]);
});

test('[STATE-13, STATE-6] asking beyond the last question adds an empty one to the end of the sheet', () => {
  const state = play(anEvening(), start, askNext, askNext);
  const changes = changesOf(state, askNext);
  expect(changes.addedQuestion?.id).toBe('q-new');
  expect(play(state, askNext).session.questions.map(({ question }) => question.id)).toEqual([
    'q1',
    'q2',
    'q3',
    'q-new',
  ]);
});

test('[STATE-13] a question inserted before the current one is the next', () => {
  const asking = play(anEvening(), start, askNext);
  const questions = [notAsked(aQuestion('q0')), ...asking.session.questions];
  const { session } = play({ ...asking, session: aSession({ ...asking.session, questions }) }, askNext);
  expect(session.currentQuestionId).toBe('q0');
  expect(session.questions[0]?.askedOrdinal).toBe(3);
});

test('[STATE-13] asking by id takes the next question only; the current one is a repeat', () => {
  const state = play(anEvening(), start);
  expect(play(state, { ...askNext, questionId: 'q2' }).session.currentQuestionId).toBe('q2');
  expect(isNoChange(changesOf(state, { ...askNext, questionId: 'q1' }))).toBe(true);
  expect(refusalOf(state, { ...askNext, questionId: 'q3' }).message).toBe(
    'That is not the next question of the quiz',
  );
});

test('[STATE-13] a quiz with 500 questions takes no empty one', () => {
  const questions = Array.from({ length: 500 }, (_, index) => ({
    ...notAsked(aQuestion(`q${index}`)),
    askedOrdinal: index + 1,
  }));
  const full = anEvening({ sessionStatus: 'askQuestions', currentQuestionId: 'q499', questions });
  expect(refusalOf(full, askNext)).toMatchObject({
    code: 'conflict',
    message: 'A quiz has at most 500 questions',
  });
});

test('[STATE-5] asking more questions while asking changes nothing', () => {
  expect(isNoChange(changesOf(eveningIn('askQuestions'), askMore))).toBe(true);
});

test('[STATE-5] asking more questions is refused before the start and after the finish', () => {
  expect(refusalOf(eveningIn('notStarted'), askMore).code).toBe('conflict');
  expect(refusalOf(eveningIn('finished'), askMore).code).toBe('conflict');
});

test('[STATE-6] asking more questions asks none yet, and a tie-breaker can follow', () => {
  const state = play(eveningIn('markAnswers'), askMore);
  expect(state.session).toMatchObject({ sessionStatus: 'askQuestions', currentQuestionId: 'q1' });
  expect(play(state, askNext).session.currentQuestionId).toBe('q2');
});

test('[STATE-5, STATE-23] questions whose answers teams have seen are closed when more are asked', () => {
  const fromMarking = play(eveningIn('markAnswers'), askMore);
  const fromScores = play(eveningIn('revealScoring'), askMore);
  expect(fromMarking.session.questions[0]?.isRevealed).toBe(false);
  expect(fromScores.session.questions[0]?.isRevealed).toBe(true);
  expect(fromScores.session.questions[1]?.isRevealed).toBe(false);
});

test("[STATE-12] each step moves the session's updatedTime, also when the clock stands still", () => {
  const started = play(anEvening(), start);
  const asked = play(started, askNext);
  expect(started.session.updatedTime.getTime()).toBe(AT.getTime() + 1);
  expect(asked.session.updatedTime.getTime()).toBe(AT.getTime() + 2);
  const at = later(60);
  expect(play(asked, { type: 'submit-all-answers', at }).session.updatedTime).toEqual(at);
});
