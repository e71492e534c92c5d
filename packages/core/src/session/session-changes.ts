import type { Question } from '../answer-sheet/question';
import type { AnswerScore } from '../marking/answer-score';
import type { Team } from '../team/team';
import type { TeamAnswer } from '../team/team-answer';
import type { Session, SessionQuestion } from './session-state';

/** The part of a Session that transitions and asking move. */
export type SessionHead = Pick<Session, 'sessionStatus' | 'currentQuestionId' | 'updatedTime'>;

/** What has become of a question in one Session. */
export type QuestionStatusChange = Pick<SessionQuestion, 'askedOrdinal' | 'isRevealed'> & {
  readonly questionId: string;
};

/**
 * What a command did, as data: the repository stores it, the hub shows it, and applyChanges makes the next state of
 * it. Rows are whole rows (upserts). Empty lists and absent fields mean that nothing of the kind changed.
 */
export interface SessionChanges {
  readonly head?: SessionHead;
  /** A question that the command had to add to the end of the sheet (STATE-3, STATE-13). */
  readonly addedQuestion?: Question;
  /** The sheet was saved: its name, default points and questions as this Session sees them now. */
  readonly sheet?: Pick<Session, 'quizName' | 'defaultPoints' | 'questions'>;
  readonly questionStatuses: readonly QuestionStatusChange[];
  /** New teams, and teams whose writer or answersUpdatedTime changed. */
  readonly teams: readonly Team[];
  readonly deletedTeamIds: readonly string[];
  readonly answers: readonly TeamAnswer[];
  readonly scores: readonly AnswerScore[];
}

/** A command that found nothing to do. */
export const noChanges: SessionChanges = {
  questionStatuses: [],
  teams: [],
  deletedTeamIds: [],
  answers: [],
  scores: [],
};

/** True when there is nothing to store and nobody to tell: the version stays. */
export function isNoChange(changes: SessionChanges): boolean {
  return (
    changes.head === undefined &&
    changes.addedQuestion === undefined &&
    changes.sheet === undefined &&
    changes.questionStatuses.length === 0 &&
    changes.teams.length === 0 &&
    changes.deletedTeamIds.length === 0 &&
    changes.answers.length === 0 &&
    changes.scores.length === 0
  );
}
