import { sql } from 'drizzle-orm';

import type { Transaction } from '../database';
import { lastOfEach, lastOfEachTeamAndQuestion } from './last-of-each';
import { questionFieldArrays, questionFieldColumns } from './question-fields';
import { array, moments, rows } from './rows';
import type { SessionUpdate } from './session-update';
import { storeAnswers, storeScores, storeTeams } from './team-store';

/**
 * Stores the changes of locked Sessions with one statement for each kind of row, and answers their new versions by
 * Session id. What foreign keys point at is stored first; the rest goes out together.
 */
export async function storeSessionUpdates(
  tx: Transaction,
  updates: readonly SessionUpdate[],
): Promise<ReadonlyMap<string, number>> {
  if (updates.length === 0) return new Map();
  await addQuestions(tx, updates);
  await Promise.all([storeQuestionStatuses(tx, updates), storeTeams(tx, updates)]);
  const changes = updates.map((update) => update.changes);
  const answers = changes.flatMap((change) => lastOfEachTeamAndQuestion(change.answers));
  const scores = changes.flatMap((change) => lastOfEachTeamAndQuestion(change.scores));
  const [versions] = await Promise.all([
    storeHeads(tx, updates),
    storeAnswers(tx, answers),
    storeScores(tx, scores),
    freezeQuestions(tx, updates),
  ]);
  return new Map(versions.map((row) => [row.id, row.version]));
}

/** Puts a question at the end of its quiz, which thereby changes (wire contract 1.1). */
async function addQuestions(tx: Transaction, updates: readonly SessionUpdate[]): Promise<void> {
  const added = updates.flatMap(({ before, changes }) =>
    changes.addedQuestion === undefined
      ? []
      : [
          {
            answerSheetId: before.session.answerSheetId,
            question: changes.addedQuestion,
            at: changes.head?.updatedTime ?? before.session.updatedTime,
          },
        ],
  );
  if (added.length === 0) return;
  const answerSheetIds = array(added.map(({ answerSheetId }) => answerSheetId));
  await rows(
    tx,
    sql`insert into question (id, answer_sheet_id, ${questionFieldColumns}, reveal_answer_trivia_html, position)
      select u.*, '', (select coalesce(max(position) + 1, 0) from question q
        where q.answer_sheet_id = u.answer_sheet_id and q.removed_at is null)
      from unnest(
        ${array(added.map(({ question }) => question.id))}::uuid[],
        ${answerSheetIds}::uuid[],
        ${questionFieldArrays(added.map(({ question }) => question))}
      ) as u (id, answer_sheet_id, ${questionFieldColumns})`,
  );
  await rows(
    tx,
    sql`update answer_sheet a set updated_time = greatest(u.at, a.updated_time + interval '1 millisecond')
      from unnest(${answerSheetIds}::uuid[], ${moments(added.map(({ at }) => at))}::timestamptz[])
        as u (answer_sheet_id, at)
      where a.id = u.answer_sheet_id`,
  );
}

async function storeQuestionStatuses(tx: Transaction, updates: readonly SessionUpdate[]): Promise<void> {
  const statuses = updates.flatMap(({ before, changes }) =>
    lastOfEach(changes.questionStatuses, ({ questionId }) => questionId).map((status) => ({
      sessionId: before.session.id,
      ...status,
    })),
  );
  if (statuses.length === 0) return;
  await rows(
    tx,
    sql`insert into question_status (session_id, question_id, asked_ordinal, is_revealed)
      select * from unnest(
        ${array(statuses.map((status) => status.sessionId))}::uuid[],
        ${array(statuses.map((status) => status.questionId))}::uuid[],
        ${array(statuses.map((status) => status.askedOrdinal))}::int[],
        ${array(statuses.map((status) => status.isRevealed))}::bool[])
      on conflict (session_id, question_id) do update
        set asked_ordinal = excluded.asked_ordinal, is_revealed = excluded.is_revealed`,
  );
}

function storeHeads(
  tx: Transaction,
  updates: readonly SessionUpdate[],
): Promise<readonly { id: string; version: number }[]> {
  const heads = updates.map((update) => {
    const { session } = update.before;
    const head = update.changes.head ?? session;
    const isFrozen = head.sessionStatus === 'finished';
    return {
      id: session.id,
      ...head,
      quizName: isFrozen ? session.quizName : null,
      defaultPoints: isFrozen ? session.defaultPoints : null,
    };
  });
  return rows(
    tx,
    sql`update session s
      set version = s.version + 1, session_status = u.session_status, current_question_id = u.current_question_id,
        frozen_quiz_name = u.quiz_name, frozen_default_points = u.default_points, updated_time = u.updated_time
      from unnest(
        ${array(heads.map((head) => head.id))}::uuid[],
        ${array(heads.map((head) => head.sessionStatus))}::text[],
        ${array(heads.map((head) => head.currentQuestionId))}::uuid[],
        ${array(heads.map((head) => head.quizName))}::text[],
        ${array(heads.map((head) => head.defaultPoints))}::float8[],
        ${moments(heads.map((head) => head.updatedTime))}::timestamptz[]
      ) as u (id, session_status, current_question_id, quiz_name, default_points, updated_time)
      where s.id = u.id
      returning s.id, s.version`,
  );
}

/** Copies the questions of Sessions that finish, asked or not, so that later edits of the quiz pass them by. */
async function freezeQuestions(tx: Transaction, updates: readonly SessionUpdate[]): Promise<void> {
  const finishing = updates.filter(({ changes }) => changes.head?.sessionStatus === 'finished');
  if (finishing.length === 0) return;
  const places = finishing.flatMap(({ before: { session } }) =>
    session.questions.map(({ question }, position) => ({
      sessionId: session.id,
      questionId: question.id,
      position,
    })),
  );
  await rows(
    tx,
    sql`insert into question_status (session_id, question_id, asked_ordinal, is_revealed, frozen)
      select u.session_id, u.question_id, null, false, jsonb_build_object('position', u.position,
        'points', q.points, 'question', q.question, 'answerEntryType', q.answer_entry_type,
        'correctAnswer', q.correct_answer, 'correctMultiAnswer', q.correct_multi_answer,
        'shouldRevealAnswer', q.should_reveal_answer, 'autoMarkCorrectStyle', q.auto_mark_correct_style,
        'answerTrivia', q.answer_trivia, 'revealAnswerTrivia', q.reveal_answer_trivia, 'imageUrl', q.image_url,
        'revealAnswerTriviaHtml', q.reveal_answer_trivia_html)
      from unnest(
        ${array(places.map((place) => place.sessionId))}::uuid[],
        ${array(places.map((place) => place.questionId))}::uuid[],
        ${array(places.map((place) => place.position))}::int[]
      ) as u (session_id, question_id, position)
      join question q on q.id = u.question_id
      on conflict (session_id, question_id) do update set frozen = excluded.frozen`,
  );
}
