import type { Question, SessionStatus, Team } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '../database';
import { groupBy } from './group-by';
import { toQuestion, type QuestionFieldsRow } from './question-fields';
import { rows } from './rows';
import { toTeam, type TeamRow } from './team-rows';

/** A Session as a quiz lists it. */
export interface SessionSummary {
  readonly id: string;
  readonly answerSheetId: string;
  readonly sessionStatus: SessionStatus;
  readonly currentQuestionId: string | null;
  /** Position of the current question among the asked ones; 0 before the start. */
  readonly currentQuestionNumber: number;
  readonly askedQuestionCount: number;
  readonly quizName: string;
  /** In joining order. */
  readonly teams: readonly Team[];
  readonly createdTime: Date;
  readonly updatedTime: Date;
}

/** A quiz with everything that its owner sees of it (wire contract 2.1). */
export interface AnswerSheetDetails {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly defaultPoints: number;
  readonly questions: readonly Question[];
  /** Most recently updated first. */
  readonly sessions: readonly SessionSummary[];
  readonly createdTime: Date;
  readonly updatedTime: Date;
}

interface SheetRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly default_points: number;
  readonly created_time: string;
  readonly updated_time: string;
}

interface SessionSummaryRow {
  readonly id: string;
  readonly answer_sheet_id: string;
  readonly session_status: SessionStatus;
  readonly current_question_id: string | null;
  readonly current_question_number: number;
  readonly asked_question_count: number;
  readonly quiz_name: string;
  readonly created_time: string;
  readonly updated_time: string;
}

type SheetQuestionRow = QuestionFieldsRow & { readonly id: string; readonly answer_sheet_id: string };

/** Reads quizzes with four statements, newest update first; `condition` speaks of `answer_sheet a`. */
export async function loadAnswerSheets(
  tx: Transaction,
  condition: SQL,
): Promise<readonly AnswerSheetDetails[]> {
  const [sheets, questions, sessions, teams] = await Promise.all([
    rows<SheetRow>(
      tx,
      sql`select a.* from answer_sheet a where ${condition} order by a.updated_time desc, a.id desc`,
    ),
    rows<SheetQuestionRow>(
      tx,
      sql`select q.* from answer_sheet a join question q on q.answer_sheet_id = a.id
        where ${condition} and q.removed_at is null order by q.position`,
    ),
    selectSessions(tx, condition),
    rows<TeamRow>(
      tx,
      sql`select t.* from answer_sheet a join session s on s.answer_sheet_id = a.id
        join team t on t.session_id = s.id where ${condition} order by t.join_ordinal`,
    ),
  ]);
  const questionsOf = groupBy(questions, (row) => row.answer_sheet_id);
  const sessionsOf = groupBy(sessions, (row) => row.answer_sheet_id);
  const teamsOf = groupBy(teams, (row) => row.session_id);
  return sheets.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    defaultPoints: row.default_points,
    questions: (questionsOf.get(row.id) ?? []).map(toQuestion),
    sessions: (sessionsOf.get(row.id) ?? []).map((session) =>
      toSummary(session, (teamsOf.get(session.id) ?? []).map(toTeam)),
    ),
    createdTime: new Date(row.created_time),
    updatedTime: new Date(row.updated_time),
  }));
}

function selectSessions(tx: Transaction, condition: SQL): Promise<readonly SessionSummaryRow[]> {
  return rows<SessionSummaryRow>(
    tx,
    sql`select s.id, s.answer_sheet_id, s.session_status, s.current_question_id, s.created_time, s.updated_time,
        coalesce(s.frozen_quiz_name, a.name) as quiz_name, asked.current_question_number,
        asked.asked_question_count
      from answer_sheet a join session s on s.answer_sheet_id = a.id
      cross join lateral (
        select count(qs.asked_ordinal)::int as asked_question_count,
          coalesce(max(qs.asked_ordinal) filter (where qs.question_id = s.current_question_id), 0)
            as current_question_number
        from question_status qs where qs.session_id = s.id
      ) as asked
      where ${condition} order by s.updated_time desc, s.id desc`,
  );
}

function toSummary(row: SessionSummaryRow, teams: readonly Team[]): SessionSummary {
  return {
    id: row.id,
    answerSheetId: row.answer_sheet_id,
    sessionStatus: row.session_status,
    currentQuestionId: row.current_question_id,
    currentQuestionNumber: row.current_question_number,
    askedQuestionCount: row.asked_question_count,
    quizName: row.quiz_name,
    teams,
    createdTime: new Date(row.created_time),
    updatedTime: new Date(row.updated_time),
  };
}
