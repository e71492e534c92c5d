import { beforeEach, describe, expect, test } from 'vitest';
import { join, move, openEvening, submit, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest, server } = restOfFile({ sections: ['Teams'] });
let evening: Evening;
let teamId: string;
let answers: string;
let first: string;
let second: string;

beforeEach(async () => {
  evening = await openEvening(rest);
  teamId = await join(rest, evening);
  answers = `${evening.teams}/team/${teamId}/answer-sheet`;
  [first, second] = evening.questionIds;
});

async function stored(questionId = first) {
  const { body } = await rest.get(answers);
  return body.teamAnswerSheet.questionIdToTeamAnswer[questionId];
}

describe('teams', () => {
  test('[REST-31] everybody with the link sees the session, and nothing of what is not asked', async () => {
    const { status, body } = await rest.get(evening.teams);
    expect(status).toBe(200);
    expect(body.teamSession).toEqual({
      id: evening.sessionId,
      quizName: 'Thursday Quiz',
      sessionStatus: 'notStarted',
      teamNames: ['The Barflies'],
      currentQuestionNumber: 0,
      totalQuestionCount: 2,
      totalPointsPossible: null,
      teamQuestions: [],
      revealedQuestionIds: [],
      teamPlacements: null,
      teamQuestionsMetadata: null,
      preloadImageUrl: null,
    });
  });

  test('[REST-32, REST-33] a team joins with a trimmed name, the same one twice is fine', async () => {
    const { status, body } = await rest.post(`${evening.teams}/team`, { name: '  The Barflies ' });
    expect(status).toBe(200);
    const { id } = body.teamTeam;
    expect(body.teamTeam).toEqual({
      id,
      sessionId: evening.sessionId,
      name: 'The Barflies',
      teamPath: `/team/game/${evening.sessionId}/team/${id}`,
      teamUrl: `${server().url}/team/game/${evening.sessionId}/team/${id}`,
    });
    expect((await rest.get(`${evening.teams}/team/${id}`)).body).toEqual(body);
  });

  test.each([{}, { name: '' }, { name: ' ' }, { name: null }, { name: 5 }])(
    '[REST-32, REST-6] %j is 400: a team needs a name',
    async (sent) => {
      const { status, body } = await rest.post(`${evening.teams}/team`, sent);
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'Team name is required' });
    },
  );

  test('[REST-32, REST-6] a name of more than 80 characters is 400', async () => {
    expect((await rest.post(`${evening.teams}/team`, { name: 'x'.repeat(81) })).status).toBe(400);
  });

  test('[REST-32, REST-5] nobody joins a finished quiz: 409', async () => {
    const { teams } = evening;
    await move(rest, evening, 'askQuestions', 'confirmAnswers', 'markAnswers', 'revealScoring');
    await move(rest, evening, 'revealLeaderboard', 'finished');
    const { status, body } = await rest.post(`${teams}/team`, { name: 'Late' });
    expect({ status, body }).toEqual({ status: 409, body: { error: 'The quiz is finished' } });
  });

  test('[REST-4] an unknown session, and a team of another one, are 404', async () => {
    const unknown = `/api/team/session/${UNKNOWN}`;
    expect((await rest.get(unknown)).status).toBe(404);
    expect((await rest.post(`${unknown}/team`, { name: 'The Barflies' })).status).toBe(404);
    const other = await openEvening(rest);
    for (const path of ['', '/answer-sheet']) {
      expect((await rest.get(`${other.teams}/team/${teamId}${path}`)).status).toBe(404);
    }
    expect((await rest.post(`${other.teams}/team/${teamId}/answer-sheet`, submit({}))).status).toBe(404);
    const writer = { browserId: 'browser-1' };
    expect((await rest.post(`${other.teams}/team/${teamId}/answer-sheet/writer`, writer)).status).toBe(404);
  });
});

describe("a team's answers", () => {
  test('[REST-34] the sheet has an entry for every asked question, also the untouched ones', async () => {
    await move(rest, evening, 'askQuestions');
    const { body } = await rest.get(answers);
    expect(body.teamAnswerSheet).toMatchObject({
      sessionId: evening.sessionId,
      teamId,
      writerBrowserId: null,
      questionIdToTeamAnswer: {
        [first]: {
          id: null,
          teamId,
          questionId: first,
          answer: '',
          multiChoiceSelectedOptionIndexes: [],
          isConfirmed: false,
          isEmpty: true,
          questionVote: null,
        },
      },
    });
    expect(Object.keys(body.teamAnswerSheet.questionIdToTeamAnswer)).toEqual([first]);
  });

  test('[REST-35] the first save makes its browser the writer, stores and answers the whole sheet', async () => {
    await move(rest, evening, 'askQuestions');
    const { status, body } = await rest.post(answers, submit({ [first]: 'bram stoker' }));
    expect(status).toBe(200);
    expect(body.teamAnswerSheet.writerBrowserId).toBe('browser-1');
    expect(body.teamAnswerSheet.questionIdToTeamAnswer[first]).toMatchObject({
      answer: 'bram stoker',
      isConfirmed: true,
      isEmpty: false,
    });
    expect((await rest.get(answers)).body).toEqual(body);
    expect(
      (await rest.post(answers, submit({ [first]: 'bram stoker' }))).body,
      'a repeat is a no-op',
    ).toEqual(body);
    const back = await rest.post(answers, { ...body, browserId: 'browser-1' });
    expect(back.body, 'what was answered can be sent back').toEqual(body);
  });

  test('[REST-35] a pick confirms, an empty pick takes it back, a changed text without isConfirmed too; votes leave it alone', async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(evening.master, { currentQuestionId: 'next' });
    await rest.post(answers, submit({ [second]: { multiChoiceSelectedOptionIndexes: [1] } }));
    expect(await stored(second)).toMatchObject({ answer: 'Dolphin', isConfirmed: true });
    await rest.post(answers, submit({ [second]: { questionVote: true } }));
    expect(await stored(second)).toMatchObject({ answer: 'Dolphin', isConfirmed: true, questionVote: true });
    await rest.post(answers, submit({ [second]: { multiChoiceSelectedOptionIndexes: [] } }));
    expect(await stored(second)).toMatchObject({ answer: '', isConfirmed: false, questionVote: true });
    await rest.post(answers, submit({ [first]: 'one' }));
    await rest.post(answers, submit({ [first]: { answer: 'two' } }));
    expect(await stored()).toMatchObject({ answer: 'two', isConfirmed: false, isEmpty: true });
  });

  test('[REST-35] a save number is for our own app only: the last save wins', async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(answers, submit({ [first]: { answer: 'new', sequence: 9 } }));
    await rest.post(answers, submit({ [first]: { answer: 'newer', sequence: 'x' } }));
    expect((await stored())?.answer).toBe('newer');
  });

  test('[ERR-23, REST-36] any other browser is a reader, until it becomes the writer', async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(answers, submit({}));
    const reader = await rest.post(answers, { browserId: 'browser-2' });
    expect(reader).toMatchObject({ status: 403, body: { error: 'browserId is for a reader browser' } });
    const { status, body } = await rest.post(`${answers}/writer`, { browserId: 'browser-2' });
    expect(status).toBe(200);
    expect(body.teamAnswerSheet.writerBrowserId).toBe('browser-2');
    expect((await rest.post(answers, submit({}))).status).toBe(403);
    expect((await rest.post(answers, { browserId: 'browser-2' })).status).toBe(200);
  });

  test.each([
    ['answer-sheet', {}],
    ['answer-sheet', { browserId: ' ' }],
    ['answer-sheet', { browserId: 'x'.repeat(101) }],
    ['answer-sheet/writer', {}],
    ['answer-sheet/writer', { browserId: 5 }],
  ])('[REST-35, REST-36, REST-6] %s with %j is 400', async (path, sent) => {
    const { status, body } = await rest.post(`${evening.teams}/team/${teamId}/${path}`, sent);
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual(['browserId']);
  });

  test.each([
    [{ answer: 5 }, 'answer'],
    [{ answer: 'x'.repeat(1001) }, 'answer'],
    [{ multiChoiceSelectedOptionIndexes: [0, 1] }, 'multiChoiceSelectedOptionIndexes'],
    [{ multiChoiceSelectedOptionIndexes: 'x' }, 'multiChoiceSelectedOptionIndexes'],
    [{ isConfirmed: 'yes' }, 'isConfirmed'],
    [{ questionVote: 1 }, 'questionVote'],
  ])('[REST-35, REST-6] the entry %j is 400, named as the body has it', async (entry, field) => {
    await move(rest, evening, 'askQuestions');
    const sent = submit({ [UNKNOWN]: { answer: 'x' }, [first]: entry });
    const { status, body } = await rest.post(answers, sent);
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual(['questionIdToTeamAnswer', first, field]);
    expect((await stored())?.id).toBeNull();
  });

  test('[REST-35, REST-6] options that a question does not have are 400', async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(evening.master, { currentQuestionId: 'next' });
    for (const entries of [
      { [second]: { multiChoiceSelectedOptionIndexes: [3] } },
      { [first]: { multiChoiceSelectedOptionIndexes: [0] } },
    ]) {
      expect((await rest.post(answers, submit(entries))).status).toBe(400);
    }
  });

  test('[D48, ERR-12] an entry under the id of another question is 400 and stores nothing', async () => {
    await move(rest, evening, 'askQuestions');
    const { status, body } = await rest.post(
      answers,
      submit({ [first]: { questionId: second, answer: 'x' } }),
    );
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual(['questionIdToTeamAnswer', first, 'questionId']);
    expect((await rest.get(answers)).body.teamAnswerSheet.writerBrowserId).toBeNull();
    const wellNamed = submit({ [first]: { questionId: first, answer: 'x' } });
    expect((await rest.post(answers, wellNamed)).status).toBe(200);
  });

  test('[REST-35, REST-5] closed, unasked and unknown questions are 409 with a reason each, and nothing is stored', async () => {
    await move(rest, evening, 'askQuestions');
    await rest.post(answers, submit({ [first]: 'stoker' }));
    await rest.post(`${evening.master}/question-status-sheet`, {
      questionIdToMasterQuestionStatus: { [first]: { isRevealed: true } },
    });
    await rest.post(evening.master, { currentQuestionId: 'next' });
    const sent = submit({
      [first]: 'late',
      [second]: { multiChoiceSelectedOptionIndexes: [1] },
      [UNKNOWN]: 'x',
    });
    const { status, body } = await rest.post(answers, sent);
    expect(status).toBe(409);
    expect(body).toEqual({
      error: 'Question 1 is closed',
      issues: [
        { path: ['questionIdToTeamAnswer', first], message: 'revealed' },
        { path: ['questionIdToTeamAnswer', UNKNOWN], message: 'notAsked' },
      ],
    });
    expect((await stored())?.answer).toBe('stoker');
    expect((await stored(second))?.id).toBeNull();
    expect((await rest.post(answers, submit({ [first]: 'stoker' }))).status, 'equal ones are fine').toBe(200);
    await move(rest, evening, 'confirmAnswers', 'markAnswers');
    const closed = await rest.post(answers, submit({ [second]: { multiChoiceSelectedOptionIndexes: [0] } }));
    expect(closed.body.issues[0]?.message).toBe('inputDisabled');
    expect((await rest.post(answers, submit({ [second]: { questionVote: false } }))).status).toBe(200);
  });

  test('[REST-35, REST-5] before the start neither answers nor votes are taken: 409', async () => {
    for (const entry of ['x', { questionVote: true }]) {
      expect((await rest.post(answers, submit({ [first]: entry }))).status).toBe(409);
    }
  });
});
