import type { AnswerSheet } from '@pubquiz/core';
import type { AnswerSheetBody } from '@pubquiz/core/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../../testing';

const DRACULA = { question: 'Who wrote Dracula?', correctAnswer: 'Bram Stoker; Stoker' };
const MAMMAL = {
  question: 'Which is a mammal?',
  answerEntryType: 'multiChoice',
  correctMultiAnswer: 'Shark\n--Dolphin\nTuna',
} as const;

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});

afterAll(() => world.close());

type Api = ReturnType<TestDeps['call']>;

interface Evening {
  readonly api: Api;
  readonly answerSheet: AnswerSheet;
  readonly sessionId: string;
  readonly questionIds: readonly string[];
}

async function anOwner(): Promise<Api> {
  const { userSessionId } = await world.deps.authSessions.startGuest();
  return world.call({ userSessionId });
}

async function anEvening(questions: AnswerSheetBody['questions'] = [DRACULA, MAMMAL]): Promise<Evening> {
  const api = await anOwner();
  const { answerSheet } = await api.answerSheet.save({ answerSheet: { name: 'Thursday Quiz', questions } });
  return {
    api,
    answerSheet,
    sessionId: answerSheet.sessions[0]?.id ?? '',
    questionIds: answerSheet.questions.map(({ id }) => id),
  };
}

async function aTeam({ sessionId }: Evening, name = 'The Barflies') {
  const { teamTeam } = await world.call().team.join({ sessionId, name });
  const ids = { sessionId, teamId: teamTeam.id };
  return {
    ids,
    teamId: teamTeam.id,
    save: (questionId: string, answer: string) =>
      world.call().teamAnswer.save({
        ...ids,
        browserId: 'browser-1',
        entries: [{ questionId, answer, isConfirmed: true }],
      }),
  };
}

describe('quizzes', () => {
  test('[ENT-2] the smallest one has the default name, an empty question and a session', async () => {
    const api = await anOwner();
    const { answerSheet } = await api.answerSheet.save({ answerSheet: {} });
    expect(answerSheet).toMatchObject({
      name: 'The Quiz without a name',
      defaultPoints: 1,
      questionCount: 1,
      questions: [{ question: '', autoMarkCorrectStyle: 'similar' }],
      sessions: [{ sessionStatus: 'notStarted', teams: [], currentQuestionNumber: 0 }],
    });
    expect(answerSheet.sessions[0]?.inviteUrl).toBe(
      `https://quiz.example.org/team/invitation/${answerSheet.sessions[0]?.id ?? ''}`,
    );
  });

  test('[ENT-3] a copy has the questions with ids of its own and one fresh session', async () => {
    const evening = await anEvening();
    const copy = await evening.api.answerSheet.duplicate({ answerSheetId: evening.answerSheet.id });
    expect(copy.answerSheet).toMatchObject({ name: 'Copy of Thursday Quiz', questionCount: 2 });
    expect(copy.answerSheet.sessions).toHaveLength(1);
    const ids = copy.answerSheet.questions.map(({ id }) => id);
    expect(ids.some((id) => evening.questionIds.includes(id))).toBe(false);
  });

  test('[REST-18] the list has the own ones only, newest update first', async () => {
    const { api, answerSheet } = await anEvening();
    const { answerSheet: second } = await api.answerSheet.save({ answerSheet: { name: 'Second' } });
    await anEvening();
    const first = await api.answerSheet.save({ answerSheet: { id: answerSheet.id, name: 'First' } });
    const { answerSheets } = await api.answerSheet.list();
    expect(answerSheets).toEqual([first.answerSheet, second]);
  });

  test("[REST-3] somebody else's quiz, question or session in a body is refused with 403", async () => {
    const theirs = await anEvening();
    const { api } = await anEvening();
    const bodies: AnswerSheetBody[] = [
      { id: theirs.answerSheet.id, name: 'Mine now' },
      { questions: [{ id: theirs.questionIds[0] }] },
      { sessions: [{ id: theirs.sessionId }] },
      { deletedSessionIds: [theirs.sessionId] },
    ];
    for (const body of bodies) {
      await expect(api.answerSheet.save({ answerSheet: body as never })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(theirs.api.answerSheet.get({ answerSheetId: theirs.answerSheet.id })).resolves.toEqual({
      answerSheet: theirs.answerSheet,
    });
  });

  test('[REST-5] a save made from an outdated copy is refused and changes nothing', async () => {
    const { api, answerSheet } = await anEvening();
    const { id, updatedTime } = answerSheet;
    await api.answerSheet.save({ answerSheet: { id, name: 'Newer', updatedTime } });
    const stale = api.answerSheet.save({ answerSheet: { id, name: 'Stale', updatedTime } });
    await expect(stale).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Changed elsewhere, please reload',
    });
    await expect(api.answerSheet.get({ answerSheetId: id })).resolves.toMatchObject({
      answerSheet: { name: 'Newer' },
    });
  });

  test('[REST-21] a deleted one takes its sessions along', async () => {
    const { api, answerSheet, sessionId } = await anEvening();
    await api.answerSheet.delete({ answerSheetId: answerSheet.id });
    await expect(world.call().team.invitation({ sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('[PROD-4] reveal trivia reaches teams as sanitised HTML, also after an edit', async () => {
    const evening = await anEvening([
      { ...DRACULA, revealAnswerTrivia: '**1897** <script>alert(1)</script>' },
    ]);
    const { api, answerSheet, sessionId, questionIds } = evening;
    const shown = async () =>
      (await world.call().team.invitation({ sessionId })).teamSession.teamQuestions[0]
        ?.revealAnswerTriviaHtml;
    await api.session.start({ sessionId });
    await api.reveal.questions({ sessionId, questionIds: [...questionIds] });
    expect((await shown())?.trim()).toBe('<p><strong>1897</strong> </p>');

    const [id] = questionIds;
    await api.answerSheet.save({
      answerSheet: { id: answerSheet.id, questions: [{ id, revealAnswerTrivia: '*later*' }] },
    });
    expect(await shown()).toBe('<p><em>later</em></p>');
  });
});

describe('sessions', () => {
  test('[STATE-12] a step that the status does not allow is refused with 409 and changes nothing', async () => {
    const { api, sessionId } = await anEvening();
    const before = await api.session.get({ sessionId });
    await expect(api.session.markAnswers({ sessionId })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(api.session.get({ sessionId })).resolves.toEqual(before);
  });

  test('[STATE-13] asking after the last question adds an empty one, which gets its text on the run screen', async () => {
    const evening = await anEvening([DRACULA]);
    const { api, answerSheet, sessionId } = evening;
    await api.session.start({ sessionId });
    const { session } = await api.session.askNextQuestion({ sessionId });
    expect(session).toMatchObject({ currentQuestionNumber: 2, askedQuestionCount: 2 });
    const questionId = session.currentQuestionId ?? '';

    const edited = await api.session.editQuestion({
      sessionId,
      questionId,
      fields: { question: 'How many stairs lead up to this pub?', correctAnswer: '12' },
    });
    expect(edited.answerSheet.questions).toMatchObject([
      answerSheet.questions[0] ?? {},
      { id: questionId, question: 'How many stairs lead up to this pub?' },
    ]);
    const { teamSession } = await world.call().team.invitation({ sessionId });
    expect(teamSession.teamQuestions[1]?.question).toBe('How many stairs lead up to this pub?');
  });

  test('[REST-5] a click on a screen that is behind asks no second question', async () => {
    const { api, sessionId } = await anEvening();
    const { session } = await api.session.start({ sessionId });
    const { updatedTime } = session;
    await api.session.askNextQuestion({ sessionId, updatedTime });
    await expect(api.session.askNextQuestion({ sessionId, updatedTime })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('[STATE-13] two clicks at once ask one question when both name it', async () => {
    const { api, sessionId, questionIds } = await anEvening();
    await api.session.start({ sessionId });
    const questionId = questionIds[1] ?? '';
    const clicks = await Promise.allSettled(
      Array.from({ length: 4 }, () => api.session.askNextQuestion({ sessionId, questionId })),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const { session } = await api.session.get({ sessionId });
    expect(session.askedQuestionCount).toBe(2);
  });

  test('[REST-22] a posted session does the one step that it means, and the same again is no step', async () => {
    const { api, sessionId, questionIds } = await anEvening();
    const started = await api.session.change({ sessionId, session: { sessionStatus: 'askQuestions' } });
    expect(started.session).toMatchObject({ currentQuestionId: questionIds[0], currentQuestionNumber: 1 });
    const next = { sessionStatus: 'askQuestions', currentQuestionId: questionIds[1] } as const;
    const asked = await api.session.change({ sessionId, session: next });
    expect(asked.session.currentQuestionNumber).toBe(2);
    await expect(api.session.change({ sessionId, session: next })).resolves.toEqual(asked);
  });

  test('[PROD-1] the same quiz is played again in a fresh session, and a session can be deleted', async () => {
    const { api, answerSheet, sessionId } = await anEvening();
    const { session } = await api.session.create({ answerSheetId: answerSheet.id });
    expect(session).toMatchObject({ sessionStatus: 'notStarted', teams: [] });
    await api.session.delete({ sessionId });
    const { answerSheet: after } = await api.answerSheet.get({ answerSheetId: answerSheet.id });
    expect(after.sessions.map(({ id }) => id)).toEqual([session.id]);
    expect(after.updatedTime).toBe(answerSheet.updatedTime);
  });
});

describe('teams and their answers', () => {
  test('[REST-32] a team gets its secret address, and its name is seen by all', async () => {
    const { sessionId } = await anEvening();
    const { teamTeam } = await world.call().team.join({ sessionId, name: '  The Barflies ' });
    expect(teamTeam).toMatchObject({
      name: 'The Barflies',
      teamUrl: `https://quiz.example.org/team/game/${sessionId}/team/${teamTeam.id}`,
    });
    await expect(world.call().team.get({ sessionId, teamId: teamTeam.id })).resolves.toEqual({ teamTeam });
    const { teamSession } = await world.call().team.invitation({ sessionId });
    expect(teamSession.teamNames).toEqual(['The Barflies']);
  });

  test('[ERR-23] a reader browser is refused with 403, and may become the writer', async () => {
    const evening = await anEvening();
    const team = await aTeam(evening);
    const [questionId = ''] = evening.questionIds;
    await evening.api.session.start({ sessionId: evening.sessionId });
    await team.save(questionId, 'stoker');
    const entries = [{ questionId, answer: 'Mary Shelley', isConfirmed: true }];
    const asReader = { ...team.ids, browserId: 'browser-2', entries };
    await expect(world.call().teamAnswer.save(asReader)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'browserId is for a reader browser',
    });
    const { teamAnswerSheet } = await world
      .call()
      .teamAnswer.becomeWriter({ ...team.ids, browserId: 'browser-2' });
    expect(teamAnswerSheet.writerBrowserId).toBe('browser-2');
    await expect(world.call().teamAnswer.save(asReader)).resolves.toMatchObject({
      teamAnswerSheet: { questionIdToTeamAnswer: { [questionId]: { answer: 'Mary Shelley' } } },
    });
  });

  test('[TEAM-26] an answer to a question that closed meanwhile is refused, with the reason', async () => {
    const evening = await anEvening();
    const team = await aTeam(evening);
    const [questionId = ''] = evening.questionIds;
    await evening.api.session.start({ sessionId: evening.sessionId });
    await evening.api.reveal.questions({ sessionId: evening.sessionId, questionIds: [questionId] });
    await expect(team.save(questionId, 'stoker')).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { refusal: { issues: [{ message: 'revealed' }] } },
    });
    const { teamAnswerSheet } = await world.call().teamAnswer.sheet(team.ids);
    expect(teamAnswerSheet.questionIdToTeamAnswer[questionId]?.answer).toBe('');
  });

  test('a save that arrives late or twice changes nothing and is answered with what is stored', async () => {
    const evening = await anEvening();
    const team = await aTeam(evening);
    const [questionId = ''] = evening.questionIds;
    await evening.api.session.start({ sessionId: evening.sessionId });
    const save = (answer: string, sequence: number) =>
      world.call().teamAnswer.save({
        ...team.ids,
        browserId: 'browser-1',
        entries: [{ questionId, answer, isConfirmed: true, sequence }],
      });
    await save('newer', 2);
    const late = await save('older', 1);
    expect(late.teamAnswerSheet.questionIdToTeamAnswer[questionId]?.answer).toBe('newer');
  });

  test('[ERR-13] marks for a team that was deleted meanwhile are skipped, the others are taken', async () => {
    const evening = await anEvening();
    const { api, sessionId, questionIds } = evening;
    const [questionId = ''] = questionIds;
    const [kept, deleted] = [await aTeam(evening, 'Kept'), await aTeam(evening, 'Deleted')];
    await api.session.start({ sessionId });
    await kept.save(questionId, 'somebody');
    await api.team.delete({ sessionId, teamId: deleted.teamId });
    const entries = [{ questionId, isCorrect: true, pointsAwarded: 0.5 }];
    const { placements } = await api.marking.setScores({
      sessionId,
      teams: [kept, deleted].map(({ teamId }) => ({ teamId, entries })),
    });
    expect(placements).toMatchObject([{ teamName: 'Kept', totalScore: 0.5 }]);
  });

  test('[EDIT-23] an accepted answer becomes a variation, and every equal answer is correct at once', async () => {
    const evening = await anEvening([{ ...DRACULA, autoMarkCorrectStyle: 'never' }]);
    const { api, answerSheet, sessionId, questionIds } = evening;
    const [questionId = ''] = questionIds;
    const teams = [await aTeam(evening, 'One'), await aTeam(evening, 'Two'), await aTeam(evening, 'Three')];
    await api.session.start({ sessionId });
    for (const [index, text] of ['Abraham Stoker', 'abraham  STOKER', 'Shelley'].entries()) {
      await teams[index]?.save(questionId, text);
    }
    const marked = await api.marking.acceptAnswer({ sessionId, questionId, answer: 'Abraham Stoker' });
    expect(
      marked.masterAnswerScoreSheets.map(
        (sheet) => sheet.questionIdToMasterAnswerScore[questionId]?.isCorrect,
      ),
    ).toEqual([true, true, null]);
    const { answerSheet: after } = await api.answerSheet.get({ answerSheetId: answerSheet.id });
    expect(after.questions[0]?.correctAnswer).toBe('Bram Stoker; Stoker; Abraham Stoker');
  });

  test('[MARK-20] an edit of an asked question marks the unmarked answers again', async () => {
    const evening = await anEvening([{ question: 'Who wrote Dracula?' }]);
    const { api, answerSheet, sessionId, questionIds } = evening;
    const [questionId = ''] = questionIds;
    const team = await aTeam(evening);
    await api.session.start({ sessionId });
    await team.save(questionId, 'stoker');
    await api.answerSheet.save({
      answerSheet: { id: answerSheet.id, questions: [{ id: questionId, correctAnswer: 'Stoker' }] },
    });
    const { masterAnswerScoreSheets } = await api.marking.scoreSheets({ sessionId });
    expect(masterAnswerScoreSheets[0]?.questionIdToMasterAnswerScore[questionId]).toMatchObject({
      isCorrect: true,
      isAutoMarkedCorrect: true,
    });
  });
});

describe('content', () => {
  test('[STATIC-4] the pages of the host are rendered from its files', async () => {
    const { html } = await world.call().content.privacyPolicy();
    expect(html).toContain('<h1>');
    await expect(world.call().content.termsAndConditions()).resolves.toHaveProperty('html');
  });

  test('[REST-17] pasted rows become questions with ids, and one bad row refuses all', async () => {
    const row = ['2', 'Pick a mammal', '', '', 'Shark\\n--Dolphin', '', 'same', '', '0'].join('\t');
    const { questions } = await world.call().content.importQuestions({ csv: row });
    expect(questions).toMatchObject([{ points: 2, question: 'Pick a mammal', shouldRevealAnswer: false }]);
    expect(questions[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    await expect(
      world.call().content.importQuestions({ csv: `${row}\n1\tWho?\t\tMe` }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('[PROD-6] the settings of the host reach the page, and none of its secrets', async () => {
    const settings = await world.call().content.settings();
    expect(settings).toMatchObject({
      publicUrl: 'https://quiz.example.org',
      isPublicUrlLoopback: false,
      supportEmail: 'support@example.org',
      contributorName: 'Starter library',
    });
    expect(JSON.stringify(settings)).not.toContain('operator');
  });
});
