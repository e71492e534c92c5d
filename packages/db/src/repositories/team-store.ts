import type { AnswerScore, Team, TeamAnswer } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '../database';
import { lastOfEach } from './last-of-each';
import { array, moments, rows } from './rows';
import type { SessionUpdate } from './session-update';

/** Deletes, changes and adds the teams of locked Sessions; new ones join after those that are there. */
export async function storeTeams(tx: Transaction, updates: readonly SessionUpdate[]): Promise<void> {
  const known = new Set(updates.flatMap(({ before }) => before.teams.map(({ team }) => team.id)));
  const teams = updates.flatMap(({ changes }) => lastOfEach(changes.teams, ({ id }) => id));
  const changed = teams.filter((team) => known.has(team.id));
  const added = teams.filter((team) => !known.has(team.id));
  await Promise.all([deleteTeams(tx, updates), changeTeams(tx, changed), addTeams(tx, added)]);
}

async function deleteTeams(tx: Transaction, updates: readonly SessionUpdate[]): Promise<void> {
  const teamIds = updates.flatMap(({ changes }) => changes.deletedTeamIds);
  if (teamIds.length === 0) return;
  const sessionIds = updates.map(({ before }) => before.session.id);
  await rows(
    tx,
    sql`delete from team
      where id = any(${array(teamIds)}::uuid[]) and session_id = any(${array(sessionIds)}::uuid[])`,
  );
}

async function changeTeams(tx: Transaction, teams: readonly Team[]): Promise<void> {
  if (teams.length > 0) await rows(tx, updateTeams(teams, always));
}

async function addTeams(tx: Transaction, teams: readonly Team[]): Promise<void> {
  if (teams.length === 0) return;
  await rows(
    tx,
    sql`insert into team (id, session_id, name, writer_browser_id, created_time, answers_updated_time, join_ordinal)
      select u.id, u.session_id, u.name, u.writer_browser_id, u.created_time, u.answers_updated_time,
        u.ordinal + (select coalesce(max(join_ordinal), 0) from team t where t.session_id = u.session_id)
      from unnest(
        ${array(teams.map((team) => team.id))}::uuid[],
        ${array(teams.map((team) => team.sessionId))}::uuid[],
        ${array(teams.map((team) => team.name))}::text[],
        ${array(teams.map((team) => team.writerBrowserId))}::text[],
        ${moments(teams.map((team) => team.createdTime))}::timestamptz[],
        ${moments(teams.map((team) => team.answersUpdatedTime))}::timestamptz[]
      ) with ordinality as u (id, session_id, name, writer_browser_id, created_time, answers_updated_time, ordinal)`,
  );
}

/** Stores whole answers of teams. */
export async function storeAnswers(tx: Transaction, answers: readonly TeamAnswer[]): Promise<void> {
  if (answers.length > 0) await rows(tx, upsertAnswers(answers, always));
}

/** Stores whole scores of teams. */
export async function storeScores(tx: Transaction, scores: readonly AnswerScore[]): Promise<void> {
  if (scores.length > 0) await rows(tx, upsertScores(scores, always));
}

/** One row: what is joined with it happens. */
const always = sql`(select) as always`;

/** Changes teams for each row of `given`, which has one row or none. */
export function updateTeams(teams: readonly Team[], given: SQL): SQL {
  return sql`update team t
      set name = u.name, writer_browser_id = u.writer_browser_id, answers_updated_time = u.answers_updated_time
      from ${given}, unnest(
        ${array(teams.map((team) => team.id))}::uuid[],
        ${array(teams.map((team) => team.name))}::text[],
        ${array(teams.map((team) => team.writerBrowserId))}::text[],
        ${moments(teams.map((team) => team.answersUpdatedTime))}::timestamptz[]
      ) as u (id, name, writer_browser_id, answers_updated_time)
      where t.id = u.id`;
}

/** Writes answers for each row of `given`, which has one row or none. */
export function upsertAnswers(answers: readonly TeamAnswer[], given: SQL): SQL {
  return sql`insert into team_answer (team_id, question_id, answer, multi_choice_selected_option_indexes, is_confirmed,
        question_vote, last_browser_id, last_sequence, earlier_saves)
      select u.team_id, u.question_id, u.answer, u.option_indexes::int[], u.is_confirmed, u.question_vote,
        u.last_browser_id, u.last_sequence, u.earlier_saves::jsonb
      from ${given}, unnest(
        ${array(answers.map((answer) => answer.teamId))}::uuid[],
        ${array(answers.map((answer) => answer.questionId))}::uuid[],
        ${array(answers.map((answer) => answer.answer))}::text[],
        ${array(answers.map((answer) => `{${answer.multiChoiceSelectedOptionIndexes.join(',')}}`))}::text[],
        ${array(answers.map((answer) => answer.isConfirmed))}::bool[],
        ${array(answers.map((answer) => answer.questionVote))}::bool[],
        ${array(answers.map((answer) => answer.lastSave?.browserId ?? null))}::text[],
        ${array(answers.map((answer) => answer.lastSave?.sequence ?? null))}::bigint[],
        ${array(answers.map(({ earlierSaves }) => (earlierSaves.length === 0 ? null : JSON.stringify(earlierSaves))))}::text[]
      ) as u (team_id, question_id, answer, option_indexes, is_confirmed, question_vote, last_browser_id,
        last_sequence, earlier_saves)
      on conflict (team_id, question_id) do update
        set answer = excluded.answer,
          multi_choice_selected_option_indexes = excluded.multi_choice_selected_option_indexes,
          is_confirmed = excluded.is_confirmed, question_vote = excluded.question_vote,
          last_browser_id = excluded.last_browser_id, last_sequence = excluded.last_sequence,
          earlier_saves = excluded.earlier_saves`;
}

/** Writes scores for each row of `given`, which has one row or none. */
export function upsertScores(scores: readonly AnswerScore[], given: SQL): SQL {
  return sql`insert into answer_score (team_id, question_id, is_correct, points_awarded, is_auto_marked_correct,
        was_auto_marked_correct, is_marked_by_quizmaster)
      select u.* from ${given}, unnest(
        ${array(scores.map((score) => score.teamId))}::uuid[],
        ${array(scores.map((score) => score.questionId))}::uuid[],
        ${array(scores.map((score) => score.isCorrect))}::bool[],
        ${array(scores.map((score) => score.pointsAwarded))}::float8[],
        ${array(scores.map((score) => score.isAutoMarkedCorrect))}::bool[],
        ${array(scores.map((score) => score.wasAutoMarkedCorrect))}::bool[],
        ${array(scores.map((score) => score.isMarkedByQuizmaster))}::bool[]) as u
      on conflict (team_id, question_id) do update
        set is_correct = excluded.is_correct, points_awarded = excluded.points_awarded,
          is_auto_marked_correct = excluded.is_auto_marked_correct,
          was_auto_marked_correct = excluded.was_auto_marked_correct,
          is_marked_by_quizmaster = excluded.is_marked_by_quizmaster`;
}
