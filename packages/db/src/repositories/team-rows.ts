import type { AnswerScore, SaveMark, Team, TeamAnswer } from '@pubquiz/core';

export interface TeamRow {
  readonly id: string;
  readonly session_id: string;
  readonly name: string;
  readonly writer_browser_id: string | null;
  readonly created_time: string;
  readonly answers_updated_time: string;
}

export interface TeamAnswerRow {
  readonly team_id: string;
  readonly question_id: string;
  readonly answer: string;
  readonly multi_choice_selected_option_indexes: readonly number[];
  readonly is_confirmed: boolean;
  readonly question_vote: boolean | null;
  readonly last_browser_id: string | null;
  /** bigint comes as text. */
  readonly last_sequence: string | null;
  readonly earlier_saves: readonly SaveMark[] | null;
}

export interface AnswerScoreRow {
  readonly team_id: string;
  readonly question_id: string;
  readonly is_correct: boolean | null;
  readonly points_awarded: number;
  readonly is_auto_marked_correct: boolean;
  readonly was_auto_marked_correct: boolean;
  readonly is_marked_by_quizmaster: boolean;
}

/** A row as core's team. */
export function toTeam(row: TeamRow): Team {
  return {
    id: row.id,
    sessionId: row.session_id,
    name: row.name,
    writerBrowserId: row.writer_browser_id,
    createdTime: new Date(row.created_time),
    answersUpdatedTime: new Date(row.answers_updated_time),
  };
}

/** A row as core's answer. */
export function toTeamAnswer(row: TeamAnswerRow): TeamAnswer {
  return {
    teamId: row.team_id,
    questionId: row.question_id,
    answer: row.answer,
    multiChoiceSelectedOptionIndexes: row.multi_choice_selected_option_indexes,
    isConfirmed: row.is_confirmed,
    questionVote: row.question_vote,
    lastSave:
      row.last_browser_id === null || row.last_sequence === null
        ? null
        : { browserId: row.last_browser_id, sequence: Number(row.last_sequence) },
    earlierSaves: row.earlier_saves ?? [],
  };
}

/** A row as core's score. */
export function toAnswerScore(row: AnswerScoreRow): AnswerScore {
  return {
    teamId: row.team_id,
    questionId: row.question_id,
    isCorrect: row.is_correct,
    pointsAwarded: row.points_awarded,
    isAutoMarkedCorrect: row.is_auto_marked_correct,
    wasAutoMarkedCorrect: row.was_auto_marked_correct,
    isMarkedByQuizmaster: row.is_marked_by_quizmaster,
  };
}
