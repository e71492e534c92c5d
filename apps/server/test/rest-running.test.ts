import { beforeEach, describe, expect, test } from 'vitest';
import { join, move, openEvening, submit, UNKNOWN, type Evening } from './rest-evening';
import { restOfFile } from './rest-of-file';

const { rest, server } = restOfFile({ sections: ['Running a session'] });
let evening: Evening;
let teamId: string;
let first: string;
let second: string;

beforeEach(async () => {
  evening = await openEvening(rest);
  teamId = await join(rest, evening);
  [first, second] = evening.questionIds;
});

async function answer(entries: Readonly<Record<string, unknown>>, team = teamId): Promise<void> {
  const { status } = await rest.post(`${evening.teams}/team/${team}/answer-sheet`, submit(entries));
  expect(status).toBe(200);
}

function scores(...sheets: unknown[]) {
  return rest.post(`${evening.master}/answer-score-sheet`, sheets);
}

function scoreSheet(entries: unknown, team = teamId): object {
  return { teamId: team, questionIdToMasterAnswerScore: entries };
}

function answersFor(...sheets: unknown[]) {
  return rest.post(`${evening.master}/team-answer-sheet`, sheets);
}

function answerSheet(entries: unknown, more: object = {}): object {
  return { teamId, questionIdToTeamAnswer: entries, ...more };
}

describe('the session', () => {
  test('[REST-22] the first question is asked with the start; the answer can be sent back as it is', async () => {
    const { status, body } = await rest.post(evening.master, { sessionStatus: 'askQuestions' });
    expect(status).toBe(200);
    expect(body.session).toEqual({
      id: evening.sessionId,
      answerSheetId: evening.sheetId,
      sessionStatus: 'askQuestions',
      currentQuestionId: first,
      currentQuestionNumber: 1,
      askedQuestionCount: 1,
      teams: [expect.objectContaining({ id: teamId, name: 'The Barflies' })],
      inviteUrl: `${server().url}/team/invitation/${evening.sessionId}`,
      invitePath: `/team/invitation/${evening.sessionId}`,
      quizName: 'Thursday Quiz',
      createdTime: body.session.createdTime,
      updatedTime: body.session.updatedTime,
    });
    for (const sent of [body, body.session, {}]) {
      expect((await rest.post(evening.master, sent)).body, 'nothing to do').toEqual(body);
    }
  });

  test('[REST-22] the next question is asked by null, "next" or its id; when none is left an empty one is added', async () => {
    await move(rest, evening, 'askQuestions');
    const asked = await rest.post(evening.master, { currentQuestionId: second });
    expect(asked.body.session).toMatchObject({ currentQuestionId: second, currentQuestionNumber: 2 });
    expect((await rest.post(evening.master, { currentQuestionId: second })).body).toEqual(asked.body);
    const third = await rest.post(evening.master, { sessionStatus: 'askQuestions', currentQuestionId: null });
    expect(third.body.session).toMatchObject({ currentQuestionNumber: 3, askedQuestionCount: 3 });
    const fourth = await rest.post(evening.master, { currentQuestionId: 'next' });
    expect(fourth.body.session.currentQuestionNumber).toBe(4);
    expect((await rest.get(evening.teams)).body.teamSession.totalQuestionCount).toBe(4);
  });

  test('[REST-5, REST-22] a move that the status does not allow is 409 and names both', async () => {
    const { status, body } = await rest.post(evening.master, { sessionStatus: 'markAnswers' });
    expect({ status, body }).toEqual({
      status: 409,
      body: { error: "The quiz can not go from 'Not Started' to 'Answers Being Marked'" },
    });
    for (const sent of [
      { currentQuestionId: first },
      { sessionStatus: 'askQuestions', currentQuestionId: second },
      { sessionStatus: 'finished' },
    ]) {
      expect((await rest.post(evening.master, sent)).status).toBe(409);
    }
    await move(rest, evening, 'askQuestions');
    for (const sent of [
      { currentQuestionId: UNKNOWN },
      { sessionStatus: 'confirmAnswers', currentQuestionId: second },
      { sessionStatus: 'notStarted' },
    ]) {
      expect((await rest.post(evening.master, sent)).status).toBe(409);
    }
  });

  test('[REST-5, D43] a repeat of the start with its updatedTime is 409, and asks nothing twice', async () => {
    const sheet = await rest.get(
      `/api/user-session/${evening.userSessionId}/answer-sheet/details/${evening.sheetId}`,
    );
    const updatedTime = sheet.body.answerSheet.sessions[0]?.updatedTime;
    const start = { sessionStatus: 'askQuestions', currentQuestionId: null, updatedTime };
    expect((await rest.post(evening.master, start)).status).toBe(200);
    const repeat = await rest.post(evening.master, start);
    expect(repeat).toMatchObject({ status: 409, body: { error: 'Changed elsewhere, please reload' } });
  });

  test.each([
    [{ id: UNKNOWN }, ['id'], 'The id in the body is not that of the session'],
    [{ sessionStatus: 'paused' }, ['sessionStatus'], /^sessionStatus must be one of notStarted/],
    [{ currentQuestionId: 5 }, ['currentQuestionId'], "currentQuestionId must be an id, null or 'next'"],
    [{ updatedTime: 5 }, ['updatedTime'], /A time must look like/],
  ])('[REST-6, REST-22] %j is 400', async (sent, path, error) => {
    const { status, body } = await rest.post(evening.master, sent);
    expect(status).toBe(400);
    expect(body.error).toMatch(error);
    expect(body.issues[0]?.path).toEqual(path);
  });

  test('[REST-5, D46] the scores wait until everything is marked: 409', async () => {
    await move(rest, evening, 'askQuestions');
    await answer({ [first]: 'Mary Shelley' });
    await move(rest, evening, 'confirmAnswers', 'markAnswers');
    const { status, body } = await rest.post(evening.master, { sessionStatus: 'revealScoring' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'Mark all answers to continue' });
  });
});

describe('sessions that nobody has', () => {
  test.each([
    ['get', '/teams'],
    ['get', '/question-status-sheet'],
    ['get', '/answer-score-sheet'],
    ['get', '/team-answer-sheet'],
    ['post', ''],
    ['post', '/question-status-sheet'],
    ['post', '/answer-score-sheet'],
    ['post', '/team-answer-sheet'],
  ])('[REST-4] %s ...%s is 404', async (method, path) => {
    const unknown = `/api/user-session/${evening.userSessionId}/session/${UNKNOWN}${path}`;
    const { status, body } = await (method === 'get' ? rest.get(unknown) : rest.post(unknown, {}));
    expect({ status, body }).toEqual({ status: 404, body: { error: 'There is no such session' } });
  });
});

describe('teams of a session', () => {
  test('[REST-23] all teams in joining order, with their secrets', async () => {
    const bears = await join(rest, evening, 'Quizzly Bears');
    const { status, body } = await rest.get(`${evening.master}/teams`);
    expect(status).toBe(200);
    expect(body.teams.map(({ id }) => id)).toEqual([teamId, bears]);
  });

  test('[REST-24, REST-9] a deleted team is gone with its answers: 204, then 404', async () => {
    expect((await rest.delete(`${evening.master}/team/${teamId}`)).status).toBe(204);
    expect((await rest.get(`${evening.master}/teams`)).body).toEqual({ teams: [] });
    expect((await rest.get(`${evening.teams}/team/${teamId}`)).status).toBe(404);
    expect((await rest.delete(`${evening.master}/team/${teamId}`)).status).toBe(404);
  });
});

describe('revealing one question', () => {
  const post = (sent: unknown) => rest.post(`${evening.master}/question-status-sheet`, sent);
  const statuses = (entries: unknown) => ({ questionIdToMasterQuestionStatus: entries });

  test('[REST-25, REST-26] an asked question is revealed and closed; the sheet can be sent back', async () => {
    await move(rest, evening, 'askQuestions');
    const { status, body } = await post(statuses({ [first]: { questionId: first, isRevealed: true } }));
    expect(status).toBe(200);
    expect(body.masterQuestionStatusSheet).toEqual({
      sessionId: evening.sessionId,
      questionIdToMasterQuestionStatus: {
        [first]: { questionId: first, isRevealed: true, canTeamSubmitAnswer: false },
        [second]: { questionId: second, isRevealed: false, canTeamSubmitAnswer: true },
      },
    });
    expect((await rest.get(`${evening.master}/question-status-sheet`)).body).toEqual(body);
    for (const sent of [body, body.masterQuestionStatusSheet, {}]) {
      expect((await post(sent)).body).toEqual(body);
    }
    const { teamSession } = (await rest.get(evening.teams)).body;
    expect(teamSession.revealedQuestionIds).toEqual([first]);
    expect(teamSession.teamQuestions[0]?.revealCorrectAnswer).toBe('Bram Stoker');
  });

  test('[REST-26, REST-5] hiding again, and questions that were not asked, are 409; unknown ones 404', async () => {
    await move(rest, evening, 'askQuestions');
    await post(statuses({ [first]: { isRevealed: true } }));
    expect((await post(statuses({ [first]: { isRevealed: false } }))).status).toBe(409);
    expect((await post(statuses({ [second]: { isRevealed: true } }))).status).toBe(409);
    expect((await post(statuses({ [UNKNOWN]: { isRevealed: true } }))).status).toBe(404);
  });

  test('[REST-26, REST-6, D48] wrong entries are 400, named as the body has them', async () => {
    const wrong = await post(statuses({ [first]: { isRevealed: 'yes' } }));
    expect(wrong.status).toBe(400);
    expect(wrong.body.issues[0]?.path).toEqual(['questionIdToMasterQuestionStatus', first, 'isRevealed']);
    const mismatch = await post(statuses({ [first]: { questionId: second, isRevealed: true } }));
    expect(mismatch.status).toBe(400);
    for (const sent of [statuses('x'), statuses([]), statuses({ [first]: 5 }), []]) {
      expect((await post(sent)).status).toBe(400);
    }
  });
});

describe('marks', () => {
  beforeEach(async () => {
    await move(rest, evening, 'askQuestions');
    await answer({ [first]: 'Mary Shelley' });
  });

  test('[REST-27, REST-28] a list of marks is stored; the answer holds all of them with placements and counts', async () => {
    const { status, body } = await scores(scoreSheet({ [first]: { isCorrect: true, pointsAwarded: '0.5' } }));
    expect(status).toBe(200);
    expect(body.masterAnswerScoreSheets).toEqual([
      {
        sessionId: evening.sessionId,
        teamId,
        questionIdToMasterAnswerScore: {
          [first]: {
            id: expect.any(String) as string,
            teamId,
            questionId: first,
            isCorrect: true,
            pointsAwarded: 0.5,
            isAutoMarkedCorrect: false,
            wasAutoMarkedCorrect: false,
          },
        },
      },
    ]);
    expect(body.placements).toMatchObject([
      { placementOrdinal: 1, teamName: 'The Barflies', totalScore: 0.5 },
    ]);
    expect(body.questionsMetadata).toMatchObject([{ questionId: first, correctCount: 1, downvoteCount: 0 }]);
    expect((await rest.get(`${evening.master}/answer-score-sheet`)).body).toEqual(body);
    const sentBack = [body, body.masterAnswerScoreSheets];
    for (const sent of sentBack) {
      expect((await rest.post(`${evening.master}/answer-score-sheet`, sent)).body).toEqual(body);
    }
  });

  test('[REST-28] full points without a number, 0 for none, unmarked by null, an absent mark changes the points only', async () => {
    async function marked(entry: object) {
      const { body } = await scores(scoreSheet({ [first]: entry }));
      return body.masterAnswerScoreSheets[0]?.questionIdToMasterAnswerScore[first];
    }
    expect(await marked({ isCorrect: true })).toMatchObject({ isCorrect: true, pointsAwarded: 1 });
    expect(await marked({ pointsAwarded: 0.25 })).toMatchObject({ isCorrect: true, pointsAwarded: 0.25 });
    expect(await marked({ isCorrect: true })).toMatchObject({ pointsAwarded: 0.25 });
    expect(await marked({ isCorrect: true, pointsAwarded: 'x' })).toMatchObject({ pointsAwarded: 0 });
    expect(await marked({ isCorrect: false })).toMatchObject({ isCorrect: false, pointsAwarded: 0 });
    expect(await marked({ isCorrect: null })).toMatchObject({ isCorrect: null, pointsAwarded: 0 });
  });

  test('[REST-28, REST-5] a correct mark for an empty answer or an unasked question is 409, and nothing of the list is stored', async () => {
    const bears = await join(rest, evening, 'Quizzly Bears');
    const list = [
      scoreSheet({ [first]: { isCorrect: true } }),
      scoreSheet({ [first]: { isCorrect: true } }, bears),
    ];
    const { status, body } = await scores(...list);
    expect(status).toBe(409);
    expect(body.issues[0]?.path).toEqual([1, 'questionIdToMasterAnswerScore', first]);
    expect((await scores(scoreSheet({ [second]: { isCorrect: false } }))).status).toBe(409);
    expect((await scores(scoreSheet({ [second]: { isCorrect: null } }))).status).toBe(200);
    const { placements } = (await rest.get(`${evening.master}/answer-score-sheet`)).body;
    expect(placements.map(({ totalScore }) => totalScore)).toEqual([0, 0]);
  });

  test('[ERR-13] the sheet of a team that is gone is skipped', async () => {
    const { status, body } = await scores(scoreSheet({ [first]: { isCorrect: true } }, UNKNOWN));
    expect(status).toBe(200);
    expect(body.masterAnswerScoreSheets).toHaveLength(1);
  });

  test('[ERR-12, D48] a key that is not its questionId is 400; a question of another quiz is 404', async () => {
    const sent = { [first]: { questionId: second, isCorrect: true } };
    const { status, body } = await scores(scoreSheet(sent));
    expect(status).toBe(400);
    expect(body.error).not.toBe('');
    expect((await scores(scoreSheet({ [UNKNOWN]: { isCorrect: true } }))).status).toBe(404);
  });

  test.each([
    [{ isCorrect: 'yes' }, 'isCorrect'],
    [{ isCorrect: true, pointsAwarded: 1_000_001 }, 'pointsAwarded'],
  ])('[REST-28, REST-6] the mark %j is 400, named as the body has it', async (entry, field) => {
    const { status, body } = await scores(scoreSheet({}), scoreSheet({ [first]: entry }));
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual([1, 'questionIdToMasterAnswerScore', first, field]);
  });

  test('[REST-28, REST-6] what is no list of sheets is 400', async () => {
    for (const sent of [
      {},
      'x',
      [5],
      [{}],
      [{ teamId: 5 }],
      [scoreSheet([])],
      [scoreSheet({ [first]: 5 })],
    ]) {
      const { status, body } = await rest.post(`${evening.master}/answer-score-sheet`, sent);
      expect(status, JSON.stringify(sent)).toBe(400);
      expect(body.error).not.toMatch(/Invalid input/);
    }
  });

  test('[REST-28, REST-5] nothing is marked before the start or after the end: 409', async () => {
    await scores(scoreSheet({ [first]: { isCorrect: false } }));
    await move(
      rest,
      evening,
      'confirmAnswers',
      'markAnswers',
      'revealScoring',
      'revealLeaderboard',
      'finished',
    );
    expect((await scores(scoreSheet({ [first]: { isCorrect: true } }))).status).toBe(409);
    expect((await scores(scoreSheet({ [first]: { isCorrect: false } }))).status, 'equal values').toBe(200);
  });
});

describe("answers on a team's behalf", () => {
  beforeEach(() => move(rest, evening, 'askQuestions'));

  test('[REST-29, REST-30] an answer is confirmed for a team and marked; votes and writer stay', async () => {
    await answer({ [first]: { questionVote: false } });
    const { status, body } = await answersFor(
      answerSheet({ [first]: { answer: 'Stoker', isConfirmed: true, questionVote: true } }),
    );
    expect(status).toBe(200);
    const [sheet] = body.teamAnswerSheets;
    expect(sheet?.questionIdToTeamAnswer[first]).toMatchObject({
      answer: 'Stoker',
      isConfirmed: true,
      questionVote: false,
    });
    expect(sheet?.writerBrowserId).toBe('browser-1');
    expect((await rest.get(`${evening.master}/team-answer-sheet`)).body).toEqual(body);
    const { masterAnswerScoreSheets } = (await rest.get(`${evening.master}/answer-score-sheet`)).body;
    expect(masterAnswerScoreSheets[0]?.questionIdToMasterAnswerScore[first]?.isAutoMarkedCorrect).toBe(true);
    for (const sent of [body, body.teamAnswerSheets]) {
      expect((await rest.post(`${evening.master}/team-answer-sheet`, sent)).body).toEqual(body);
    }
  });

  test('[REST-30, REST-6] a change without isConfirmed true is 400, named as the body has it', async () => {
    const { status, body } = await answersFor(answerSheet({ [first]: { answer: 'Stoker' } }));
    expect(status).toBe(400);
    expect(body.issues[0]?.path).toEqual([0, 'questionIdToTeamAnswer', first]);
  });

  test('[REST-30, D43] an old copy never overwrites what a team typed since: 409', async () => {
    await answer({ [first]: 'old' });
    const { body } = await rest.get(`${evening.master}/team-answer-sheet`);
    await answer({ [first]: 'new' });
    const stale = await answersFor(
      answerSheet(
        { [first]: { answer: 'x', isConfirmed: true } },
        { updatedTime: body.teamAnswerSheets[0]?.updatedTime },
      ),
    );
    expect(stale).toMatchObject({ status: 409, body: { error: 'Changed elsewhere, please reload' } });
  });

  test('[REST-30, REST-5] outside asking, confirming and marking, and for unasked questions, a change is 409', async () => {
    const change = { answer: 'x', isConfirmed: true };
    expect((await answersFor(answerSheet({ [second]: change }))).status).toBe(409);
    await move(rest, evening, 'confirmAnswers', 'markAnswers', 'revealScoring');
    expect((await answersFor(answerSheet({ [first]: change }))).status).toBe(409);
    expect((await answersFor(answerSheet({ [first]: { answer: '' } }))).status, 'equal ones').toBe(200);
  });

  test('[ERR-13, ERR-12] unknown teams are skipped, mismatched ids are 400', async () => {
    const change = { answer: 'x', isConfirmed: true };
    const unknown = { teamId: UNKNOWN, questionIdToTeamAnswer: { [first]: change } };
    expect((await answersFor(unknown)).status).toBe(200);
    expect((await answersFor(answerSheet({ [first]: { ...change, questionId: second } }))).status).toBe(400);
  });
});
