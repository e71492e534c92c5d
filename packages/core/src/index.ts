export type {
  AnswerSheetChanges,
  SheetSession,
  StoredAnswerSheet,
} from './answer-sheet/answer-sheet-changes';
export { DEFAULT_POINTS, DEFAULT_QUIZ_NAME, type AnswerSheet } from './answer-sheet/answer-sheet';
export {
  emptyQuestion,
  emptyQuestionFields,
  isQuestionEmpty,
  type AnswerEntryType,
  type AutoMarkCorrectStyle,
  type Question,
  type QuestionFields,
} from './answer-sheet/question';
export { unmarkedScore, type AnswerScore } from './marking/answer-score';
export type { Refusal, RefusalCode, RefusalIssue } from './refusal';
export { ok, refuse, type Result } from './result';
export {
  isNoChange,
  noChanges,
  type QuestionStatusChange,
  type SessionChanges,
  type SessionHead,
} from './session/session-changes';
export type {
  AnswerEntry,
  ForTeam,
  ScoreEntry,
  SessionCommand,
  SessionCommandType,
} from './session/session-command';
export type { Session, SessionQuestion, SessionState, TeamState } from './session/session-state';
export {
  SESSION_STATUSES,
  SESSION_STATUS_LABELS,
  sessionFlags,
  sessionStatusTone,
  type SessionFlags,
  type SessionStatus,
  type SessionStatusTone,
} from './session/session-status';
export type { Team } from './team/team';
export { isAnswerEmpty, untouchedAnswer, type SaveMark, type TeamAnswer } from './team/team-answer';
