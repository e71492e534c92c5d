import { afterAll, beforeAll, expect, test } from 'vitest';
import { catchLog, openQuizNight, startTestServer, type TestServer } from '../../testing';

const { log, text } = catchLog('error');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ log });
});

afterAll(() => server.close());

test('[ERR-10] [ERR-11] a stored question without entry type or style is logged once, its answers are empty and never correct', async () => {
  const night = await openQuizNight(server);
  const { sessionId, questionIds, quizmaster } = night;
  const [questionId = ''] = questionIds;
  // What another version or a hand in the database may leave behind.
  const { sql } = server.database;
  await sql`alter table question drop constraint question_answer_entry_type`;
  await sql`alter table question drop constraint question_auto_mark_correct_style`;
  await sql`update question set answer_entry_type = '', auto_mark_correct_style = 'fuzzy' where id = ${questionId}`;

  await quizmaster.api.session.start.mutate({ sessionId });
  const team = await night.join('The Barflies');
  await night.answer(team, questionId, 'Bram Stoker');
  const { teamAnswerSheet } = await night.phone.api.teamAnswer.sheet.query({ sessionId, teamId: team.id });
  expect(teamAnswerSheet.questionIdToTeamAnswer[questionId]).toMatchObject({ answer: '', isEmpty: true });
  for (const step of ['submitAllAnswers', 'markAnswers'] as const) {
    await quizmaster.api.session[step].mutate({ sessionId });
  }
  const { masterAnswerScoreSheets } = await quizmaster.api.marking.scoreSheets.query({ sessionId });
  expect(masterAnswerScoreSheets[0]?.questionIdToMasterAnswerScore[questionId]?.isCorrect).toBe(false);

  const lines = text().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    questionId,
    fields: ['answerEntryType', 'autoMarkCorrectStyle'],
    msg: 'A question cannot be read',
  });
  await night.close();
});
