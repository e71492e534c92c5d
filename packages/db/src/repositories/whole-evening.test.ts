import { randomUUID } from 'node:crypto';

import {
  applyChanges,
  decide,
  mayAddQuestion,
  neededTeams,
  ok,
  type SessionCommand,
  type SessionState,
} from '@pubquiz/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing';
import { createAnswerSheetRepository } from './answer-sheet-repository';
import { createSessionRepository } from './session-repository';
import { aQuestion, at, storeQuiz, type StoredQuiz } from './testing/builders';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Step = (state: SessionState, seconds: number) => SessionCommand;

const picks = fc.nat({ max: 20 });
const onward: readonly Step[] = [
  (_state, seconds) => ({ type: 'start-quiz', at: at(seconds), newQuestionId: randomUUID() }),
  (_state, seconds) => ({ type: 'submit-all-answers', at: at(seconds) }),
  (_state, seconds) => ({ type: 'mark-answers', at: at(seconds) }),
  (_state, seconds) => ({ type: 'ask-more-questions', at: at(seconds) }),
  (_state, seconds) => ({ type: 'reveal-scoring', at: at(seconds) }),
  (_state, seconds) => ({ type: 'reveal-leaderboard', at: at(seconds) }),
  (_state, seconds) => ({ type: 'finish-quiz', at: at(seconds) }),
];

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...onward) },
  { weight: 2, arbitrary: fc.constant<Step>(askNext) },
  { weight: 2, arbitrary: fc.constant<Step>(join) },
  {
    weight: 1,
    arbitrary: picks.map(
      (pick): Step =>
        (state) =>
          deleteOne(state, pick),
    ),
  },
  {
    weight: 1,
    arbitrary: picks.map(
      (pick): Step =>
        (state) =>
          revealOne(state, pick),
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ team: picks, question: picks, text: fc.string({ unit: 'grapheme', maxLength: 12 }) })
      .map(
        (picked): Step =>
          (state, seconds) =>
            answerOne(state, picked, seconds),
      ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ team: picks, question: picks, isCorrect: fc.option(fc.boolean()) }).map(
      (picked): Step =>
        (state) =>
          markOne(state, picked),
    ),
  },
);

function askNext(_state: SessionState, seconds: number): SessionCommand {
  return { type: 'ask-next-question', at: at(seconds), newQuestionId: randomUUID() };
}

function join(_state: SessionState, seconds: number): SessionCommand {
  return { type: 'join-team', teamId: randomUUID(), name: `Team ${seconds}`, at: at(seconds) };
}

function teamAt({ teams }: SessionState, pick: number): string {
  return teams[pick % Math.max(1, teams.length)]?.team.id ?? randomUUID();
}

function questionAt({ session }: SessionState, pick: number): string {
  return session.questions[pick % Math.max(1, session.questions.length)]?.question.id ?? randomUUID();
}

function deleteOne(state: SessionState, pick: number): SessionCommand {
  return { type: 'delete-team', teamId: teamAt(state, pick) };
}

function revealOne(state: SessionState, pick: number): SessionCommand {
  return { type: 'reveal-questions', questionIds: [questionAt(state, pick)] };
}

function answerOne(
  state: SessionState,
  picked: { team: number; question: number; text: string },
  seconds: number,
): SessionCommand {
  const answer = { answer: picked.text, isConfirmed: true, questionVote: picked.text.length % 2 === 0 };
  return {
    type: 'save-team-answers',
    teamId: teamAt(state, picked.team),
    browserId: 'browser-1',
    entries: [{ questionId: questionAt(state, picked.question), sequence: seconds, ...answer }],
    at: at(seconds),
  };
}

function markOne(
  state: SessionState,
  picked: { team: number; question: number; isCorrect: boolean | null },
): SessionCommand {
  const entry = { questionId: questionAt(state, picked.question), isCorrect: picked.isCorrect };
  return { type: 'set-scores', teams: [{ teamId: teamAt(state, picked.team), entries: [entry] }] };
}

test('whatever happens in an evening, what is stored is what the hub shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      const quiz = await storeQuiz(database.db, [aQuestion(), aQuestion({ points: 2.5 })]);
      const shown = await runEvening(quiz, steps);
      expect(await createSessionRepository(database.db).load(quiz.sessionId)).toEqual(shown);
      expect(await saveOver(quiz)).toEqual(
        shown.session.sessionStatus === 'finished' ? [] : [quiz.sessionId],
      );
    }),
    { numRuns: 25, seed: 2026 },
  );
});

async function runEvening(quiz: StoredQuiz, steps: readonly Step[]): Promise<SessionState> {
  const sessions = createSessionRepository(database.db);
  let shown = await sessions.load(quiz.sessionId);
  for (const [index, makeCommand] of steps.entries()) {
    if (shown === null) throw new Error('The Session is gone.');
    const command = makeCommand(shown, index);
    const options = { teams: neededTeams(command), locksSheet: mayAddQuestion(command) };
    const applied = await sessions.apply(quiz.sessionId, options, (state) => decide(state, command));
    if (applied?.ok === true) shown = applyChanges(shown, applied.value.changes, applied.value.version);
  }
  if (shown === null) throw new Error('The Session is gone.');
  return shown;
}

/** Saves the quiz with nothing left of it but one new question; answers the Sessions that the save concerned. */
async function saveOver(quiz: StoredQuiz): Promise<readonly string[]> {
  const saved = await createAnswerSheetRepository(database.db).save(
    { ...quiz, questionIds: [], sessionIds: [], at: at(3600) },
    {
      decide: (stored) => {
        const asked = new Set(stored?.sessions.flatMap(({ askedQuestionIds }) => askedQuestionIds));
        const questions = stored?.questions.filter(({ id }) => asked.has(id)) ?? [];
        return ok({
          changes: {
            answerSheetId: quiz.answerSheetId,
            sheet: {
              name: 'Edited',
              defaultPoints: 7,
              updatedTime: at(3600),
              questions: [aQuestion(), ...questions],
            },
            removedQuestionIds:
              stored?.questions.filter(({ id }) => !asked.has(id)).map(({ id }) => id) ?? [],
            newSessionIds: [],
            deletedSessionIds: [],
          },
          triviaHtml: new Map(),
        });
      },
      forSession: ({ session }) => ({
        sheet: { quizName: 'Edited', defaultPoints: 7, questions: session.questions },
        questionStatuses: [],
        teams: [],
        deletedTeamIds: [],
        answers: [],
        scores: [],
      }),
    },
  );
  return saved.ok ? saved.value.sessions.map(({ sessionId }) => sessionId) : [];
}
