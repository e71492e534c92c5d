export { asOnlyNode } from './backup/as-only-node';
export type { ExpectedContents } from './backup/expected-contents';
export { restoreBackup, type RestoredBackup, type RestoreBackupOptions } from './backup/restore-backup';
export { writeBackup, type WriteBackupOptions, type WrittenBackup } from './backup/write-backup';
export { checkDatabase } from './check-database';
export type { ConnectOptions, Sql } from './connect';
export { createDatabase, type Database, type DatabaseConnection, type Transaction } from './database';
export { isDatabaseAway } from './database-away';
export { DatabaseStartError, type DatabaseStartProblem } from './database-start-error';
export { defaultMigrationsFolder, migrateDatabase } from './migrate';
export type { UnusedGuests } from './repositories/account-end';
export type { Account, AccountWithPassword } from './repositories/account-load';
export type { AccountWithSheets } from './repositories/account-page';
export {
  createAccountRepository,
  type AccountRepository,
  type AuthSessionVisit,
  type Credentials,
} from './repositories/account-repository';
export {
  createAnalyticsRepository,
  type AnalyticsCount,
  type AnalyticsEvent,
  type AnalyticsRepository,
} from './repositories/analytics-repository';
export {
  createAnswerSheetRepository,
  type AnswerSheetRepository,
  type SavedAnswerSheet,
  type SaveRequest,
  type SaveRules,
} from './repositories/answer-sheet-repository';
export type { PlaceElsewhere, SaveContext } from './repositories/answer-sheet-context';
export type { AnswerSheetDetails, SessionSummary } from './repositories/answer-sheet-load';
export type { OwnedAnswerSheet } from './repositories/answer-sheet-page';
export type { SaveDecision } from './repositories/answer-sheet-store';
export { createAuthSessionAdapter } from './repositories/auth-session-adapter';
export type {
  BorrowContext,
  LibraryFilter,
  LibraryHandout,
  LibrarySupply,
  LibraryUse,
  LibraryVisit,
} from './repositories/library-allowance';
export type { LibraryTexts } from './repositories/library-editing';
export type { ImportedGroup, ImportedQuestion, LibraryImport } from './repositories/library-import';
export type {
  LibraryCatalogue,
  LibraryContributor,
  LibraryGroup,
  LibraryQuestion,
  LibraryQuestionFields,
  LibraryTag,
} from './repositories/library-load';
export {
  createLibraryRepository,
  type LibraryRepository,
  type LibrarySaveContext,
} from './repositories/library-repository';
export {
  createMilestoneRepository,
  type Milestone,
  type MilestoneRepository,
} from './repositories/milestone-repository';
export type { Page, PageCursor, PageRequest } from './repositories/page';
export type { WantedTeams } from './repositories/session-load';
export {
  createSessionRepository,
  type AppliedChanges,
  type ApplyOptions,
  type SessionOwner,
  type SessionRepository,
} from './repositories/session-repository';
