import type { Session, SessionQuestion, SessionState, SessionStatus, TeamState } from '@pubquiz/core';
import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '../database';
import type { FrozenQuestion } from '../schema/question-status';
import { groupBy } from './group-by';
import { toQuestion, type QuestionFieldsRow } from './question-fields';
import { array, rows } from './rows';
import {
  toAnswerScore,
  toTeam,
  toTeamAnswer,
  type AnswerScoreRow,
  type TeamAnswerRow,
  type TeamRow,
} from './team-rows';
import { isUuid } from './uuid';

/** Which teams a state is to hold; an id that is not of the Session is left out. */
export type WantedTeams = 'all' | readonly string[];

interface SessionRow {
  readonly id: string;
  readonly answer_sheet_id: string;
  readonly session_status: SessionStatus;
  readonly current_question_id: string | null;
  readonly version: number;
  readonly quiz_name: string;
  readonly default_points: number;
  readonly created_time: string;
  readonly updated_time: string;
}

type QuestionRow = QuestionFieldsRow & {
  readonly session_id: string;
  readonly id: string;
  readonly reveal_answer_trivia_html: string;
  readonly asked_ordinal: number | null;
  readonly is_revealed: boolean | null;
  readonly frozen: FrozenQuestion | null;
};

/** Reads whole Sessions with five statements, however many they are; a finished one from the copies made then. */
export async function loadSessionStates(
  tx: Transaction,
  sessionIds: readonly string[],
  teams: WantedTeams,
): Promise<ReadonlyMap<string, SessionState>> {
  const wanted = teamCondition(sessionIds, teams);
  const [sessions, questions, teamRows, answers, scores] = await Promise.all([
    selectSessions(tx, sessionIds),
    selectQuestions(tx, sessionIds),
    rows<TeamRow>(
      tx,
      sql`select t.id, t.session_id, t.name, t.writer_browser_id, t.created_time, t.answers_updated_time
        from team t where ${wanted} order by t.join_ordinal`,
    ),
    rows<TeamAnswerRow>(
      tx,
      sql`select a.* from team t join team_answer a on a.team_id = t.id where ${wanted}`,
    ),
    rows<AnswerScoreRow>(
      tx,
      sql`select s.* from team t join answer_score s on s.team_id = t.id where ${wanted}`,
    ),
  ]);
  const questionsOf = groupBy(questions, (row) => row.session_id);
  const teamsOf = groupBy(toTeamStates(teamRows, answers, scores), ({ team }) => team.sessionId);
  return new Map(
    sessions.map((row) => [
      row.id,
      { session: toSession(row, questionsOf.get(row.id) ?? []), teams: teamsOf.get(row.id) ?? [] },
    ]),
  );
}

function teamCondition(sessionIds: readonly string[], teams: WantedTeams): SQL {
  const ofSessions = sql`t.session_id = any(${array(sessionIds)}::uuid[])`;
  return teams === 'all'
    ? ofSessions
    : sql`${ofSessions} and t.id = any(${array(teams.filter(isUuid))}::uuid[])`;
}

function selectSessions(tx: Transaction, sessionIds: readonly string[]): Promise<readonly SessionRow[]> {
  return rows<SessionRow>(
    tx,
    sql`select s.id, s.answer_sheet_id, s.session_status, s.current_question_id, s.version,
        coalesce(s.frozen_quiz_name, a.name) as quiz_name,
        coalesce(s.frozen_default_points, a.default_points) as default_points, s.created_time, s.updated_time
      from session s join answer_sheet a on a.id = s.answer_sheet_id
      where s.id = any(${array(sessionIds)}::uuid[])`,
  );
}

function selectQuestions(tx: Transaction, sessionIds: readonly string[]): Promise<readonly QuestionRow[]> {
  return rows<QuestionRow>(
    tx,
    sql`select s.id as session_id, q.*, qs.asked_ordinal, qs.is_revealed, qs.frozen
      from session s
      join question q on q.answer_sheet_id = s.answer_sheet_id
      left join question_status qs on qs.session_id = s.id and qs.question_id = q.id
      where s.id = any(${array(sessionIds)}::uuid[]) and case s.session_status
        when 'finished' then qs.frozen is not null
        else q.removed_at is null or qs.asked_ordinal is not null end
      order by qs.frozen is null, (qs.frozen ->> 'position')::int, q.removed_at is not null,
        case when q.removed_at is null then q.position else qs.asked_ordinal end`,
  );
}

function toSession(row: SessionRow, questions: readonly QuestionRow[]): Session {
  return {
    id: row.id,
    answerSheetId: row.answer_sheet_id,
    sessionStatus: row.session_status,
    currentQuestionId: row.current_question_id,
    version: row.version,
    quizName: row.quiz_name,
    defaultPoints: row.default_points,
    questions: questions.map(toSessionQuestion),
    createdTime: new Date(row.created_time),
    updatedTime: new Date(row.updated_time),
  };
}

function toSessionQuestion(row: QuestionRow): SessionQuestion {
  const status = { askedOrdinal: row.asked_ordinal, isRevealed: row.is_revealed ?? false };
  if (row.frozen === null) {
    return {
      question: toQuestion(row),
      revealAnswerTriviaHtml: row.reveal_answer_trivia_html,
      ...status,
    };
  }
  const { position: _position, revealAnswerTriviaHtml, ...fields } = row.frozen;
  return { question: { id: row.id, ...fields }, revealAnswerTriviaHtml, ...status };
}

function toTeamStates(
  teams: readonly TeamRow[],
  answers: readonly TeamAnswerRow[],
  scores: readonly AnswerScoreRow[],
): readonly TeamState[] {
  const answersOf = groupBy(answers, (row) => row.team_id);
  const scoresOf = groupBy(scores, (row) => row.team_id);
  return teams.map((row) => ({
    team: toTeam(row),
    answers: new Map(
      (answersOf.get(row.id) ?? []).map((answer) => [answer.question_id, toTeamAnswer(answer)]),
    ),
    scores: new Map((scoresOf.get(row.id) ?? []).map((score) => [score.question_id, toAnswerScore(score)])),
  }));
}
