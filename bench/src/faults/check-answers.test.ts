import { untouchedAnswer, type SessionState, type TeamAnswer } from '@pubquiz/core';
import { aQuestion, anEvening, notAsked } from '@pubquiz/core/testing/builders';
import { join, play } from '@pubquiz/core/testing/play';
import { expect, test } from 'vitest';
import { checkAnswers } from './check-answers';
import type { Write } from './witness';

function stored(fields: Partial<TeamAnswer> | null): SessionState {
  const evening = play(anEvening({ questions: [notAsked(aQuestion('q1'))] }), join('team-1'));
  const answers = new Map(
    fields === null ? [] : [['q1', { ...untouchedAnswer('team-1', 'q1'), ...fields }] as const],
  );
  return { ...evening, teams: evening.teams.map((team) => ({ ...team, answers })) };
}

function write(fields: Partial<Write>): Write {
  return {
    teamId: 'team-1',
    questionId: 'q1',
    browserId: 'phone-1',
    sequence: 1,
    answer: 'Stoker',
    isConfirmed: false,
    sentAt: 10,
    acknowledgedAt: 20,
    ...fields,
  };
}

const stoker = { answer: 'Stoker', lastSave: { browserId: 'phone-1', sequence: 1 } };

test('an acknowledged answer that is stored is fine, and so is an unacknowledged one that is not', () => {
  expect(checkAnswers(stored(stoker), [write({})])).toEqual([]);
  expect(checkAnswers(stored(null), [write({ acknowledgedAt: null })])).toEqual([]);
});

test('an acknowledged answer that is not stored is lost', () => {
  expect(checkAnswers(stored(null), [write({})])).toEqual([
    "The Barflies, question 1: 'Stoker' was acknowledged and is not stored",
  ]);
});

test('what nobody sent must not be stored', () => {
  expect(checkAnswers(stored({ ...stoker, answer: 'Poe' }), [write({ acknowledgedAt: null })])).toEqual([
    "The Barflies, question 1: 'Poe' is stored and was never sent",
  ]);
});

test('an older answer of the same browser must not stand after a newer one was acknowledged', () => {
  const newer = write({ sequence: 2, answer: 'Poe', sentAt: 30, acknowledgedAt: 40 });
  expect(checkAnswers(stored(stoker), [write({}), newer])).toEqual([
    "The Barflies, question 1: 'Poe' was acknowledged, and the earlier 'Stoker' is stored",
  ]);
});

test("another browser's answer may stand only if it was not over when the acknowledged one was sent", () => {
  const other = write({ browserId: 'phone-2', answer: 'Poe', sentAt: 30, acknowledgedAt: 40 });
  expect(checkAnswers(stored(stoker), [write({}), other])).toHaveLength(1);
  expect(checkAnswers(stored(stoker), [write({ acknowledgedAt: 35 }), other])).toEqual([]);
  expect(checkAnswers(stored(stoker), [write({ acknowledgedAt: null }), other])).toEqual([]);
});
