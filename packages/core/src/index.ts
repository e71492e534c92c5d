export {
  hasRole,
  PERMISSION_ROLES,
  userSessionFlags,
  type PermissionRole,
  type UserAccountExtract,
  type UserPermissionRole,
  type UserSession,
  type UserSessionFlags,
} from './account/user-session';
export type {
  AnswerSheetChanges,
  SheetSession,
  StoredAnswerSheet,
} from './answer-sheet/answer-sheet-changes';
export { DEFAULT_POINTS, DEFAULT_QUIZ_NAME, type AnswerSheet } from './answer-sheet/answer-sheet';
export {
  NOT_A_CLIPBOARD_QUESTION,
  questionFromClipboard,
  questionToClipboard,
} from './answer-sheet/clipboard-question';
export { correctAnswerVariations } from './answer-sheet/correct-answer-variations';
export { decideSheetSave, type SheetSaveContext } from './answer-sheet/decide-sheet-save';
export { duplicateSheet, type SheetToCopy } from './answer-sheet/duplicate-sheet';
export { possiblePoints } from './answer-sheet/possible-points';
export { questionFaults, type QuestionFault } from './answer-sheet/question-faults';
export { sheetSaveIds, type SheetSaveIds } from './answer-sheet/sheet-save-ids';
export {
  emptyQuestion,
  emptyQuestionFields,
  isQuestionEmpty,
  type AnswerEntryType,
  type AutoMarkCorrectStyle,
  type Question,
  type QuestionFields,
} from './answer-sheet/question';
export {
  optionsOf,
  parseMultipleChoiceOptions,
  type MultipleChoiceOption,
} from './answer-sheet/multiple-choice-options';
export { harmlessCell } from './import/formula-cells';
export { IMPORT_COLUMNS, importQuestions } from './import/question-rows';
export { parseTabSeparated } from './import/tab-separated';
export {
  borrowedAllSentence,
  canSelectToBorrow,
  decideBorrow,
  libraryAllowances,
  utcDay,
  type BorrowWish,
  type LibraryAllowance,
  type LibraryAllowances,
} from './library/allowance';
export { libraryQuestionKey } from './library/library-question-key';
export { libraryQuestionProblem } from './library/library-question-problem';
export {
  fullLibraryQuestion,
  listedLibraryQuestion,
  type FullLibraryQuestion,
  type LibraryQuestionWithAnswers,
  type LibraryTagName,
  type ListedLibraryQuestion,
} from './library/library-question-views';
export { planRandomList } from './library/random-list';
export { LIMITS } from './limits';
export { marksForEqualAnswers, withVariation } from './marking/accept-answer';
export { unmarkedScore, type AnswerScore } from './marking/answer-score';
export { explainMatch, isAnswerCorrect, type MatchExplanation } from './marking/auto-mark/explain-match';
export type { MatchReason } from './marking/auto-mark/match-variation';
export { ordinal } from './placement/ordinal';
export { placements, totalScore, type Placement } from './placement/placement';
export { parsePoints, sumPoints } from './points/points';
export { DIFFICULTY_MARKERS, type Difficulty } from './popularity/difficulty';
export {
  questionsMetadata,
  type QuestionMetadata,
  type TeamQuestionMetadata,
} from './popularity/question-metadata';
export type { Refusal, RefusalCode, RefusalIssue } from './refusal';
export {
  conflict,
  forbidden,
  invalid,
  NO_SUCH_SESSION,
  NO_SUCH_TEAM,
  notFound,
  STALE_WRITE,
} from './refusals';
export { ok, refuse, type Result } from './result';
export { affectedTeams } from './session/affected-teams';
export { applyChanges } from './session/apply-changes';
export type { ClosedReason } from './session/closed-reason';
export { QUIZ_IS_FINISHED, TEAM_NAME_REQUIRED } from './session/commands/join-team';
export { MARK_ALL_ANSWERS } from './session/commands/reveal-scoring';
export { changedByOthers, teamsWithForeignChanges } from './session/foreign-answers';
export { interpretQuestionStatuses, type QuestionStatusEntry } from './session/interpret-question-statuses';
export {
  completeSessionCommand,
  interpretSessionBody,
  type InterpretedSessionCommand,
  type SessionBody,
} from './session/interpret-session-body';
export type {
  FeedMessage,
  MasterSessionPatch,
  PlacementPatch,
  QuizmasterFeedMessage,
  SessionFeedMessage,
  TeamFeedMessage,
  TeamFeedPatch,
  TeamFeedState,
  TeamSessionPatch,
} from './session/live-message';
export { mergeAnswerChanges } from './session/merge-answer-changes';
export { mayAddQuestion, neededTeams } from './session/needed-teams';
export { applyMasterSessionPatch, diffMasterSession } from './session/patches/master-session-patch';
export { applyTeamFeedPatch, diffTeamFeed } from './session/patches/team-feed-patch';
export { applyTeamSessionPatch, diffTeamSession } from './session/patches/team-session-patch';
export {
  isNoChange,
  noChanges,
  type QuestionStatusChange,
  type SessionChanges,
  type SessionHead,
} from './session/session-changes';
export type {
  AnswerEntry,
  CommandOf,
  ForTeam,
  ScoreEntry,
  SessionCommand,
  SessionCommandType,
} from './session/session-command';
export { decide } from './session/session-machine';
export { askedQuestions, currentQuestionNumber, totalPointsPossible } from './session/session-questions';
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
export {
  masterAnswerScoreSheet,
  masterQuestionStatusSheet,
  masterSession,
  type MasterAnswerScore,
  type MasterAnswerScoreSheet,
  type MasterPlacement,
  type MasterQuestion,
  type MasterQuestionStatus,
  type MasterQuestionStatusSheet,
  type MasterSession,
} from './session/views/master-views';
export { isOpenToSee } from './session/views/open-to-see';
export {
  invitePath,
  sessionView,
  teamPath,
  teamView,
  type SessionView,
  type TeamView,
} from './session/views/session-view';
export {
  teamSession,
  type TeamPlacement,
  type TeamQuestion,
  type TeamSession,
} from './session/views/team-session-view';
export {
  teamAnswerScoreSheet,
  teamAnswerSheet,
  type TeamAnswerScore,
  type TeamAnswerScoreSheet,
  type TeamAnswerSheet,
  type TeamAnswerView,
} from './session/views/team-sheets-view';
export {
  shareButtonLabel,
  shareIntentUrl,
  shareText,
  winnersOf,
  type QuizResult,
} from './sharing/share-text';
export { findTeam } from './team/find-team';
export type { Team } from './team/team';
export { untouchedAnswer, type SaveMark, type TeamAnswer } from './team/team-answer';
export { maySave, READER_BROWSER, teamRole, type TeamRole } from './team/writer';
export {
  cutText,
  needsAnswerTooltip,
  needsHeadingTooltip,
  SUMMARY_LENGTH,
  TOOLTIP_QUESTION_LENGTH,
} from './text/cut-text';
