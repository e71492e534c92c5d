import { describe, expect, test } from 'vitest';
import type { AnswerSheetBody } from '../schemas/answer-sheet-body';
import { aQuestion, AT, later } from '../testing/builders';
import type { AnswerSheetChanges, SheetSession, StoredAnswerSheet } from './answer-sheet-changes';
import { decideSheetSave, type SheetSaveContext } from './decide-sheet-save';
import { duplicateSheet } from './duplicate-sheet';
import { sheetSaveIds } from './sheet-save-ids';

function aSheet(overrides: Partial<StoredAnswerSheet> = {}): StoredAnswerSheet {
  return {
    id: 'sheet-1',
    accountId: 'account-1',
    name: 'Thursday Quiz',
    defaultPoints: 2,
    questions: [aQuestion('q1'), aQuestion('q2'), aQuestion('q3')],
    sessions: [{ id: 'session-1', sessionStatus: 'notStarted', askedQuestionIds: [] }],
    createdTime: AT,
    updatedTime: AT,
    ...overrides,
  };
}

function context(overrides: Partial<SheetSaveContext> = {}): SheetSaveContext {
  let count = 0;
  return {
    at: later(60),
    newSheetId: 'new-sheet',
    newId: () => `new-${(count += 1)}`,
    foreignIds: new Set(),
    otherOwnIds: new Set(),
    libraryQuestionIds: new Set(),
    ...overrides,
  };
}

function saved(
  stored: StoredAnswerSheet | null,
  body: AnswerSheetBody,
  overrides: Partial<SheetSaveContext> = {},
): AnswerSheetChanges {
  const decided = decideSheetSave(stored, body, context(overrides));
  if (!decided.ok) throw new Error(decided.refusal.message);
  return decided.value;
}

function refused(
  stored: StoredAnswerSheet | null,
  body: AnswerSheetBody,
  overrides: Partial<SheetSaveContext> = {},
) {
  const decided = decideSheetSave(stored, body, context(overrides));
  if (decided.ok) throw new Error('The save was accepted');
  return decided.refusal;
}

function running(...askedQuestionIds: readonly string[]): SheetSession {
  return { id: 'session-1', sessionStatus: 'markAnswers', askedQuestionIds };
}

describe('a new sheet', () => {
  test('[ENT-2, ENT-4] an empty body makes a quiz without a name, with one empty question and one session', () => {
    const changes = saved(null, {});
    expect(changes).toMatchObject({
      answerSheetId: 'new-sheet',
      sheet: { name: 'The Quiz without a name', defaultPoints: 1, updatedTime: later(60) },
      newSessionIds: ['new-1'],
      deletedSessionIds: [],
      removedQuestionIds: [],
    });
    expect(changes.sheet?.questions).toMatchObject([{ id: 'new-2', question: '' }]);
  });

  test('[REST-19] an unknown id makes a sheet with this id', () => {
    expect(saved(null, { id: 'chosen' }).answerSheetId).toBe('chosen');
  });

  test('[ENT-1, ENT-2] a blank name and blank default points mean the defaults', () => {
    const sheet = saved(null, { name: '', defaultPoints: null }).sheet;
    expect(sheet).toMatchObject({ name: 'The Quiz without a name', defaultPoints: 1 });
  });

  test('[ENT-6, ENT-7] questions get ids and defaults where they have none', () => {
    const questions = [
      { question: 'Who?', points: 2 },
      { id: 'mine', answerEntryType: 'multiChoice' },
    ] as const;
    const changes = saved(null, { questions: [...questions] });
    expect(changes.sheet?.questions).toEqual([
      {
        id: 'new-2',
        points: 2,
        question: 'Who?',
        answerEntryType: 'freeText',
        correctAnswer: '',
        correctMultiAnswer: '',
        shouldRevealAnswer: true,
        autoMarkCorrectStyle: 'similar',
        answerTrivia: '',
        revealAnswerTrivia: '',
        imageUrl: '',
      },
      expect.objectContaining({ id: 'mine', answerEntryType: 'multiChoice' }),
    ]);
  });
});

describe('an own sheet', () => {
  test('[REST-19] absent parts stay as they are', () => {
    expect(saved(aSheet(), { name: 'Friday Quiz' }).sheet).toEqual({
      name: 'Friday Quiz',
      defaultPoints: 2,
      updatedTime: later(60),
      questions: aSheet().questions,
    });
  });

  test('[REST-19] questions are the whole list in its new order; left out ones are removed', () => {
    const changes = saved(aSheet(), {
      questions: [{ id: 'q3', points: 5 }, { question: 'New' }, { id: 'q1' }],
    });
    expect(changes.sheet?.questions.map(({ id }) => id)).toEqual(['q3', 'new-1', 'q1']);
    expect(changes.sheet?.questions[0]).toEqual(aQuestion('q3', { points: 5 }));
    expect(changes.removedQuestionIds).toEqual(['q2']);
  });

  test('[LIB-9] the id of a library question counts as absent', () => {
    const questions = [{ id: 'library-1' }, { id: 'library-1' }];
    const changes = saved(aSheet(), { questions }, { libraryQuestionIds: new Set(['library-1']) });
    expect(changes.sheet?.questions.map(({ id }) => id)).toEqual(['new-1', 'new-2']);
  });

  test('[REST-19] its updatedTime strictly grows, also when the clock stands still', () => {
    const stored = aSheet({ updatedTime: later(90) });
    expect(saved(stored, { name: 'x' }).sheet?.updatedTime).toEqual(new Date(later(90).getTime() + 1));
  });

  test("[REST-5] an outdated copy is refused: 'Changed elsewhere, please reload'", () => {
    expect(refused(aSheet(), { name: 'x', updatedTime: later(-1) })).toEqual({
      code: 'conflict',
      message: 'Changed elsewhere, please reload',
    });
    expect(saved(aSheet(), { name: 'x', updatedTime: AT }).sheet?.name).toBe('x');
  });

  test('[REST-6] the same question twice is refused as invalid', () => {
    const refusal = refused(aSheet(), { questions: [{ id: 'q1' }, { id: 'q2' }, { id: 'q1' }] });
    expect(refusal).toMatchObject({ code: 'invalid', issues: [{ path: ['questions', 2, 'id'] }] });
  });

  test('[REST-19] a quiz has at most 500 questions', () => {
    expect(refused(aSheet(), { questions: Array.from({ length: 501 }, () => ({})) }).code).toBe('invalid');
    expect(
      saved(aSheet(), { questions: Array.from({ length: 500 }, () => ({})) }).sheet?.questions,
    ).toHaveLength(500);
  });
});

describe('questions that were asked', () => {
  test('[REST-19] one that a running session is asking can not be removed', () => {
    const stored = aSheet({ sessions: [running('q1', 'q2')] });
    expect(refused(stored, { questions: [{ id: 'q1' }, { id: 'q3' }] })).toEqual({
      code: 'conflict',
      message: 'Question 2 is being asked in a running session',
      issues: [{ path: ['questions'], message: 'Question 2 is being asked in a running session' }],
    });
    expect(saved(stored, { questions: [{ id: 'q2' }, { id: 'q1' }] }).removedQuestionIds).toEqual(['q3']);
  });

  test('[REST-19] one that only finished sessions asked can be removed', () => {
    const stored = aSheet({ sessions: [{ ...running('q1'), sessionStatus: 'finished' }] });
    expect(saved(stored, { questions: [] }).removedQuestionIds).toEqual(['q1', 'q2', 'q3']);
  });

  test('[REST-19] a session that is deleted with the same save keeps no question', () => {
    const stored = aSheet({ sessions: [running('q1')] });
    const changes = saved(stored, { questions: [], deletedSessionIds: ['session-1'] });
    expect(changes).toMatchObject({ deletedSessionIds: ['session-1'], newSessionIds: ['new-1'] });
  });
});

describe('sessions', () => {
  test('[HOME-11, REST-19] an entry without an id is a new session, and the sheet itself stays untouched', () => {
    const changes = saved(aSheet(), { sessions: [{ id: 'session-1' }, {}, { id: 'chosen' }] });
    expect(changes.newSessionIds).toEqual(['new-1', 'chosen']);
    expect(changes.sheet).toBeUndefined();
  });

  test('[LOBBY-14] a session left out stays; only deletedSessionIds delete, unknown ids are skipped', () => {
    const sessions: SheetSession[] = [running(), { ...running(), id: 'session-2' }];
    expect(saved(aSheet({ sessions }), { sessions: [] })).toMatchObject({
      newSessionIds: [],
      deletedSessionIds: [],
    });
    const deletedSessionIds = ['session-2', 'unknown'];
    expect(saved(aSheet({ sessions }), { deletedSessionIds })).toMatchObject({
      newSessionIds: [],
      deletedSessionIds: ['session-2'],
    });
  });

  test('[LOBBY-14] a repeated save does not bring back the session that it has deleted', () => {
    const body = { sessions: [{ id: 'gone' }], deletedSessionIds: ['gone'] };
    expect(saved(aSheet(), body)).toMatchObject({ newSessionIds: [], deletedSessionIds: [] });
  });

  test('[ENT-4, LOBBY-14] deleting the last session adds a fresh one', () => {
    expect(saved(aSheet(), { deletedSessionIds: ['session-1'] }).newSessionIds).toEqual(['new-1']);
  });

  test('[REST-19] a quiz has at most 200 sessions', () => {
    const sessions = Array.from({ length: 199 }, (_, index) => ({ ...running(), id: `s${index}` }));
    expect(saved(aSheet({ sessions }), { sessions: [{}] }).newSessionIds).toHaveLength(1);
    expect(refused(aSheet({ sessions }), { sessions: [{}, {}] }).code).toBe('invalid');
  });
});

describe("somebody else's and other quizzes", () => {
  test.each<[string, AnswerSheetBody]>([
    ['sheet', { id: 'theirs' }],
    ['question', { questions: [{ id: 'theirs' }] }],
    ['session', { sessions: [{ id: 'theirs' }] }],
    ['session to delete', { deletedSessionIds: ['theirs'] }],
  ])('[AUTH-17, REST-3] the id of a %s of somebody else is forbidden', (_title, body) => {
    expect(refused(null, body, { foreignIds: new Set(['theirs']) }).code).toBe('forbidden');
  });

  test('[REST-19] a question or session of another own quiz is a conflict', () => {
    const otherOwnIds = new Set(['other']);
    expect(refused(aSheet(), { questions: [{ id: 'other' }] }, { otherOwnIds }).code).toBe('conflict');
    expect(refused(aSheet(), { sessions: [{ id: 'other' }] }, { otherOwnIds }).code).toBe('conflict');
    expect(saved(aSheet(), { deletedSessionIds: ['other'] }, { otherOwnIds }).deletedSessionIds).toEqual([]);
  });

  test('[REST-19] every id of a body can be looked up before the save is decided', () => {
    const body = {
      id: 's',
      questions: [{ id: 'q' }, {}],
      sessions: [{ id: 'e' }, {}],
      deletedSessionIds: ['d'],
    };
    expect(sheetSaveIds(body)).toEqual({ sheetId: 's', questionIds: ['q'], sessionIds: ['e', 'd'] });
    expect(sheetSaveIds({})).toEqual({ sheetId: null, questionIds: [], sessionIds: [] });
  });
});

test("[ENT-3] a copy is named 'Copy of', has the questions with new ids and one fresh session", () => {
  const stored = aSheet();
  const changes = saved(null, duplicateSheet(stored));
  expect(changes.sheet).toMatchObject({ name: 'Copy of Thursday Quiz', defaultPoints: 2 });
  expect(changes.sheet?.questions).toHaveLength(3);
  expect(changes.sheet?.questions.map(({ id: _id, ...fields }) => fields)).toEqual(
    stored.questions.map(({ id: _id, ...fields }) => fields),
  );
  expect(changes.sheet?.questions.map(({ id }) => id)).toEqual(['new-2', 'new-3', 'new-4']);
  expect(changes.newSessionIds).toEqual(['new-1']);
});

test('[ENT-3] the name of a copy stays within 200 characters', () => {
  expect(duplicateSheet(aSheet({ name: 'x'.repeat(200) })).name).toHaveLength(200);
});
