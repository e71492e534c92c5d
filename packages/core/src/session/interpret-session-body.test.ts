import { expect, test } from 'vitest';
import { anEvening, AT, later } from '../testing/builders';
import { askNext, eveningIn, play } from '../testing/play';
import {
  completeSessionCommand,
  interpretSessionBody,
  type InterpretedSessionCommand,
  type SessionBody,
} from './interpret-session-body';
import { decide } from './session-machine';
import { SESSION_STATUSES, type SessionStatus } from './session-status';

/** What a body means: a command, 'no-op', or the sentence of its refusal. */
function meaning(status: SessionStatus, body: SessionBody): InterpretedSessionCommand | string {
  const interpreted = interpretSessionBody(eveningIn(status).session, body);
  return interpreted.ok ? (interpreted.value ?? 'no-op') : interpreted.refusal.message;
}

const NOT_NEXT = 'That is not the next question of the quiz';
const ASKING_IS_OVER = "A question can only be asked in 'Quiz Questions'";
const MIXED = 'The current question can not be changed together with the status';

test.each<[SessionBody, InterpretedSessionCommand | string]>([
  [{}, 'no-op'],
  [{ currentQuestionId: 'q1' }, 'no-op'],
  [{ sessionStatus: 'askQuestions', currentQuestionId: 'q1' }, 'no-op'],
  [{ currentQuestionId: null }, { type: 'ask-next-question' }],
  [{ currentQuestionId: 'next' }, { type: 'ask-next-question' }],
  [
    { sessionStatus: 'askQuestions', currentQuestionId: 'q2' },
    { type: 'ask-next-question', questionId: 'q2' },
  ],
  [{ currentQuestionId: 'q3' }, NOT_NEXT],
  [{ currentQuestionId: 'unknown' }, NOT_NEXT],
  [{ sessionStatus: 'confirmAnswers' }, { type: 'submit-all-answers' }],
  [{ sessionStatus: 'confirmAnswers', currentQuestionId: null }, { type: 'submit-all-answers' }],
  [{ sessionStatus: 'confirmAnswers', currentQuestionId: 'q1' }, { type: 'submit-all-answers' }],
  [{ sessionStatus: 'confirmAnswers', currentQuestionId: 'q2' }, MIXED],
  [{ sessionStatus: 'markAnswers' }, "The quiz can not go from 'Quiz Questions' to 'Answers Being Marked'"],
])('[REST-22, STATE-13] while asking q1 the body %j means %j', (body, expected) => {
  expect(meaning('askQuestions', body)).toEqual(expected);
});

test.each<[SessionBody, InterpretedSessionCommand | string]>([
  [{}, 'no-op'],
  [{ currentQuestionId: null }, 'no-op'],
  [{ currentQuestionId: 'next' }, ASKING_IS_OVER],
  [{ currentQuestionId: 'q1' }, ASKING_IS_OVER],
  [{ sessionStatus: 'askQuestions' }, { type: 'start-quiz' }],
  [{ sessionStatus: 'askQuestions', currentQuestionId: null }, { type: 'start-quiz' }],
  [{ sessionStatus: 'askQuestions', currentQuestionId: 'next' }, { type: 'start-quiz' }],
  [{ sessionStatus: 'askQuestions', currentQuestionId: 'q1' }, { type: 'start-quiz' }],
  [{ sessionStatus: 'askQuestions', currentQuestionId: 'q2' }, MIXED],
  [{ sessionStatus: 'finished' }, "The quiz can not go from 'Not Started' to 'Finished'"],
])('[REST-22, STATE-3] before the start the body %j means %j', (body, expected) => {
  expect(meaning('notStarted', body)).toEqual(expected);
});

test.each<[SessionStatus, SessionBody, InterpretedSessionCommand | string]>([
  ['confirmAnswers', { currentQuestionId: null }, ASKING_IS_OVER],
  ['confirmAnswers', { sessionStatus: 'markAnswers' }, { type: 'mark-answers' }],
  ['confirmAnswers', { sessionStatus: 'askQuestions' }, { type: 'ask-more-questions' }],
  ['confirmAnswers', { sessionStatus: 'askQuestions', currentQuestionId: 'next' }, MIXED],
  ['markAnswers', { sessionStatus: 'askQuestions', currentQuestionId: 'q1' }, { type: 'ask-more-questions' }],
  ['markAnswers', { sessionStatus: 'revealScoring' }, { type: 'reveal-scoring' }],
  ['revealScoring', { sessionStatus: 'revealLeaderboard' }, { type: 'reveal-leaderboard' }],
  ['revealLeaderboard', { sessionStatus: 'finished' }, { type: 'finish-quiz' }],
  ['finished', { sessionStatus: 'finished', currentQuestionId: 'q1' }, 'no-op'],
  ['finished', { sessionStatus: 'askQuestions' }, "The quiz can not go from 'Finished' to 'Quiz Questions'"],
])('[REST-22, STATE-12] in %s the body %j means %j', (...[status, body, expected]) => {
  expect(meaning(status, body)).toEqual(expected);
});

test("[REST-5] an updatedTime that is not the stored one is refused: 'Changed elsewhere, please reload'", () => {
  const { session } = play(anEvening(), { type: 'start-quiz', at: later(9), newQuestionId: 'q-new' });
  const stale = interpretSessionBody(session, { currentQuestionId: null, updatedTime: AT });
  expect(stale).toEqual({
    ok: false,
    refusal: { code: 'conflict', message: 'Changed elsewhere, please reload' },
  });
  expect(interpretSessionBody(session, { updatedTime: later(9) })).toEqual({ ok: true, value: null });
  expect(interpretSessionBody(session, { updatedTime: null }).ok).toBe(true);
});

test('[REST-6] the id of another session is refused as invalid', () => {
  const interpreted = interpretSessionBody(eveningIn('notStarted').session, { id: 'session-2' });
  expect(interpreted).toMatchObject({ ok: false, refusal: { code: 'invalid', issues: [{ path: ['id'] }] } });
  expect(interpretSessionBody(eveningIn('notStarted').session, { id: 'session-1' }).ok).toBe(true);
});

test('[STATE-13] when all questions are asked null asks an empty one, an id is refused', () => {
  const { session } = play(eveningIn('askQuestions'), askNext, askNext);
  expect(interpretSessionBody(session, { currentQuestionId: null })).toEqual({
    ok: true,
    value: { type: 'ask-next-question' },
  });
  expect(interpretSessionBody(session, { currentQuestionId: 'q1' }).ok).toBe(false);
});

test('[REST-22] an interpreted command is completed with the time and, where one may be needed, a new id', () => {
  const missing = { at: AT, newQuestionId: 'q-new' };
  expect(completeSessionCommand({ type: 'finish-quiz' }, missing)).toEqual({ type: 'finish-quiz', at: AT });
  expect(completeSessionCommand({ type: 'ask-next-question', questionId: 'q2' }, missing)).toEqual({
    type: 'ask-next-question',
    questionId: 'q2',
    at: AT,
    newQuestionId: 'q-new',
  });
});

test('[STATE-12, REST-22] whatever a body is read as is accepted, but for the marks that may be missing', () => {
  const statuses = [undefined, ...SESSION_STATUSES];
  const questionIds = [undefined, null, 'next', 'q1', 'q2', 'q3', 'unknown'];
  for (const stored of SESSION_STATUSES) {
    const state = eveningIn(stored);
    for (const sessionStatus of statuses) {
      for (const currentQuestionId of questionIds) {
        const interpreted = interpretSessionBody(state.session, { sessionStatus, currentQuestionId });
        if (!interpreted.ok || interpreted.value === null) continue;
        const command = completeSessionCommand(interpreted.value, { at: AT, newQuestionId: 'q-new' });
        expect(decide(state, command).ok).toBe(true);
      }
    }
  }
});

test('[REST-22] repeating a call with the explicit question id is nothing to do', () => {
  const body = { sessionStatus: 'askQuestions', currentQuestionId: 'q2' } as const;
  const { session } = play(eveningIn('askQuestions'), askNext);
  expect(interpretSessionBody(session, body)).toEqual({ ok: true, value: null });
});
