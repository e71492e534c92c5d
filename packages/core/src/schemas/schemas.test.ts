import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { signUpBodySchema, logInBodySchema, userSessionBodySchema } from './account-bodies';
import { answerSheetBodySchema } from './answer-sheet-body';
import { csvBodySchema, markdownBodySchema } from './content-bodies';
import { borrowBodySchema, libraryQuestionBodySchema } from './library-bodies';
import { answerEntrySchema, scoreEntrySchema, sessionBodySchema, statusEntrySchema } from './session-bodies';
import { joinTeamBodySchema, writerBodySchema } from './team-bodies';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** What is wrong with a body: one line for each place. */
function problems(schema: ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function parsed<Output>(schema: ZodType<Output>, body: unknown): Output {
  return schema.parse(body);
}

describe('quizzes', () => {
  test('[REST-19] an empty body is a quiz, and fields of the server or of nobody are ignored', () => {
    expect(parsed(answerSheetBodySchema, {})).toEqual({});
    expect(parsed(answerSheetBodySchema, { questionCount: 3, createdTime: 'x', colour: 'red' })).toEqual({});
  });

  test('[ENT-1, EDIT-22] points may be numbers or text, blank means none', () => {
    const questions = [{ points: 2 }, { points: '2.5' }, { points: ' ' }, { points: null }, {}];
    expect(parsed(answerSheetBodySchema, { questions, defaultPoints: '1.23456' })).toEqual({
      defaultPoints: 1.235,
      questions: [{ points: 2 }, { points: 2.5 }, { points: null }, { points: null }, {}],
    });
  });

  test('[ENT-6] null for a text counts as empty, ids are UUIDs in lower case', () => {
    const questions = [{ id: ID.toUpperCase(), question: null }, { id: null }];
    expect(parsed(answerSheetBodySchema, { questions, name: '  Thursday ' })).toEqual({
      name: 'Thursday',
      questions: [{ id: ID, question: '' }, { id: null }],
    });
  });

  test.each<[unknown, string]>([
    [null, ': A quiz must be an object'],
    [[], ': A quiz must be an object'],
    [{ id: 'mine' }, 'id: An id must be a UUID'],
    [{ name: 7 }, 'name: Quiz name must be text'],
    [{ name: 'x'.repeat(201) }, 'name: Quiz name has more than 200 characters'],
    [{ defaultPoints: 'x' }, 'defaultPoints: Points must be a number from -1000000 to 1000000'],
    [{ questions: {} }, 'questions: questions must be a list'],
    [
      { questions: [{ points: 1_000_001 }] },
      'questions.0.points: Points must be a number from -1000000 to 1000000',
    ],
    [{ questions: [{ question: 7 }] }, 'questions.0.question: Question must be text'],
    [
      { questions: [{}, { question: 'x'.repeat(10_001) }] },
      'questions.1.question: Question has more than 10000 characters',
    ],
    [
      { questions: [{ imageUrl: 'x'.repeat(2049) }] },
      'questions.0.imageUrl: Image URL has more than 2048 characters',
    ],
    [
      { questions: [{ answerEntryType: 'essay' }] },
      "questions.0.answerEntryType: answerEntryType must be 'freeText' or 'multiChoice'",
    ],
    [
      { questions: [{ autoMarkCorrectStyle: 'often' }] },
      "questions.0.autoMarkCorrectStyle: autoMarkCorrectStyle must be 'similar', 'same' or 'never'",
    ],
    [{ questions: Array.from({ length: 501 }, () => ({})) }, 'questions: A quiz has at most 500 questions'],
    [{ updatedTime: 'yesterday' }, 'updatedTime: A time must look like 2026-03-05T19:30:00.000Z'],
  ])('[REST-6] case %#: a wrong quiz is refused in words', (body, problem) => {
    expect(problems(answerSheetBodySchema, body)).toEqual([problem]);
  });

  test('[REST-6] a time is read as a moment', () => {
    const { updatedTime } = parsed(answerSheetBodySchema, { updatedTime: '2026-03-05T19:30:00.000Z' });
    expect(updatedTime).toEqual(new Date('2026-03-05T19:30:00.000Z'));
  });
});

describe('running a session', () => {
  test('[REST-22] of a session only status, question and time count', () => {
    const body = {
      id: ID,
      sessionStatus: 'askQuestions',
      currentQuestionId: null,
      teams: [{}],
      updatedTime: null,
    };
    expect(parsed(sessionBodySchema, body)).toEqual({
      id: ID,
      sessionStatus: 'askQuestions',
      currentQuestionId: null,
      updatedTime: null,
    });
    expect(problems(sessionBodySchema, { sessionStatus: 'paused' })[0]).toMatch(
      /^sessionStatus: sessionStatus must be one of notStarted, askQuestions/,
    );
  });

  test('[REST-26] whether a question is revealed may be left out, but is true or false', () => {
    expect(parsed(statusEntrySchema, { questionId: 'q1', canTeamSubmitAnswer: true })).toEqual({
      questionId: 'q1',
    });
    expect(problems(statusEntrySchema, { isRevealed: 'yes' })).toEqual([
      'isRevealed: isRevealed must be true or false',
    ]);
  });

  test.each([
    [0.5, 0.5],
    ['0.5', 0.5],
    [' 2 ', 2],
    ['abc', 0],
    ['', 0],
    [true, 0],
    [{}, 0],
    [null, null],
    [undefined, undefined],
  ])('[MARK-6] awarded points %j count as %s', (sent, points) => {
    expect(parsed(scoreEntrySchema, { isCorrect: true, pointsAwarded: sent }).pointsAwarded).toBe(points);
  });

  test('[MARK-6] more than a million points are refused', () => {
    expect(problems(scoreEntrySchema, { pointsAwarded: 1_000_001 })).toHaveLength(1);
    expect(problems(scoreEntrySchema, { pointsAwarded: '1e9' })).toHaveLength(1);
  });
});

describe('teams', () => {
  test.each([{}, { name: null }, { name: '' }, { name: '  ' }, { name: 7 }])(
    '[TEAM-5] without a name, %j, a team is refused',
    (body) => {
      expect(problems(joinTeamBodySchema, body)).toEqual(['name: Team name is required']);
    },
  );

  test('[TEAM-5] a team name is trimmed and has at most 80 characters', () => {
    expect(parsed(joinTeamBodySchema, { name: ` ${'x'.repeat(80)} ` }).name).toHaveLength(80);
    expect(problems(joinTeamBodySchema, { name: 'x'.repeat(81) })).toEqual([
      'name: Team name has more than 80 characters',
    ]);
  });

  test('[REST-35, ENT-12] of an answer everything may be left out, and null is no text', () => {
    expect(parsed(answerEntrySchema, {})).toEqual({});
    expect(parsed(answerEntrySchema, { answer: null, isConfirmed: true, isEmpty: true })).toEqual({
      answer: '',
      isConfirmed: true,
    });
  });

  test('[REST-36] a browser names itself in 1 to 100 characters', () => {
    expect(problems(writerBodySchema, {})).toEqual(['browserId: browserId is required']);
    expect(problems(writerBodySchema, { browserId: 'x'.repeat(101) })).toHaveLength(1);
  });

  test.each([
    { answer: 7 },
    { answer: 'x'.repeat(1001) },
    { multiChoiceSelectedOptionIndexes: [0, 1] },
    { multiChoiceSelectedOptionIndexes: [0.5] },
    { multiChoiceSelectedOptionIndexes: [-1] },
    { multiChoiceSelectedOptionIndexes: 1 },
    { isConfirmed: 'yes' },
    { questionVote: 'up' },
  ])('[ENT-12, ENT-13] the entry %j is refused', (entry) => {
    expect(problems(answerEntrySchema, entry)).toHaveLength(1);
  });
});

describe('accounts', () => {
  const signUp = { username: ' quizmaster@example.org ', password: 'seven wet otters', cheese: ' Z ' };

  test('[AUTH-3, AUTH-5] a sign-up needs an e-mail, a password and the human check', () => {
    expect(parsed(signUpBodySchema, signUp)).toMatchObject({ username: 'quizmaster@example.org' });
    expect(problems(signUpBodySchema, {})).toEqual([
      'username: Username is required',
      'password: Password is required',
      'cheese: The answer to the human check is required',
    ]);
  });

  test.each(['', 'q', 'zz', 'quiz'])('[AUTH-5] the human check answered %j is refused', (cheese) => {
    expect(problems(signUpBodySchema, { ...signUp, cheese })).toEqual([
      "cheese: That is not the last letter in the word 'Quiz'",
    ]);
  });

  test.each(['abc', 'a@b', '@b.org', 'a@', 'a b@c.org', 'a@b@c.org', 'a@b..org', 'a@.org'])(
    '[AUTH-6] %j is no e-mail address',
    (username) => {
      expect(problems(signUpBodySchema, { ...signUp, username })).toEqual([
        'username: Username must be an e-mail address',
      ]);
    },
  );

  test.each([
    [7, 1],
    [8, 0],
    [128, 0],
    [129, 1],
  ])('[AUTH-6] a password of %i characters has %i problems', (length, count) => {
    expect(problems(signUpBodySchema, { ...signUp, password: 'x'.repeat(length) })).toHaveLength(count);
  });

  test('[AUTH-2] a log-in needs both, of any length', () => {
    expect(problems(logInBodySchema, { username: ' ', password: ' ' })).toEqual([
      'username: Username is required',
      'password: Password is required',
    ]);
    expect(problems(logInBodySchema, { username: 'a', password: 'b' })).toEqual([]);
  });

  test('[REST-10] a user session can be asked for with or without an id, or a body', () => {
    for (const body of [undefined, {}, { userSessionId: null }, { userSessionId: 'us-1' }]) {
      expect(problems(userSessionBodySchema, body)).toEqual([]);
    }
    expect(problems(userSessionBodySchema, { userSessionId: 7 })).toHaveLength(1);
  });
});

describe('content and library', () => {
  test('[REST-16, REST-17] markdown and clipboard text are text', () => {
    expect(problems(markdownBodySchema, {})).toEqual(['markdown: markdown must be text']);
    expect(problems(markdownBodySchema, { markdown: 'x'.repeat(100_001) })).toHaveLength(1);
    expect(problems(csvBodySchema, { csv: null })).toEqual(['csv: csv must be text']);
    expect(parsed(csvBodySchema, { csv: '' })).toEqual({ csv: '' });
  });

  test('[REST-38] a borrow names 1 to 100 questions, repeats count once', () => {
    expect(parsed(borrowBodySchema, { libraryQuestionIds: ['a', 'a', 'b'] }).libraryQuestionIds).toEqual([
      'a',
      'b',
    ]);
    expect(problems(borrowBodySchema, { libraryQuestionIds: [] })).toHaveLength(1);
    expect(problems(borrowBodySchema, { libraryQuestionIds: Array(101).fill('a') })).toHaveLength(1);
  });

  test('[REST-41] a library question brings its fields, category, difficulty, tags and contributor', () => {
    const libraryQuestion = {
      question: 'Which?',
      libraryTags: [{ id: 'tag-1', name: 'rivers' }],
      libraryCategoryId: null,
    };
    expect(parsed(libraryQuestionBodySchema, { libraryQuestion })).toEqual({
      libraryQuestion: { question: 'Which?', libraryTags: [{ id: 'tag-1' }], libraryCategoryId: null },
    });
    expect(problems(libraryQuestionBodySchema, {})).toHaveLength(1);
  });
});
