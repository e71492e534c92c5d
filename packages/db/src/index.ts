export { checkDatabase } from './check-database';
export { connect, describeDatabaseUrl, type ConnectOptions, type Sql } from './connect';
export { createDatabase, type Database, type DatabaseConnection, type Transaction } from './database';
export { isDatabaseAway } from './database-away';
export { DatabaseStartError, type DatabaseStartProblem } from './database-start-error';
export { defaultMigrationsFolder, migrateDatabase, newestMigration } from './migrate';
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
export type { Page, PageCursor, PageRequest } from './repositories/page';
export type { WantedTeams } from './repositories/session-load';
export {
  createSessionRepository,
  type AppliedChanges,
  type ApplyOptions,
  type SessionOwner,
  type SessionRepository,
} from './repositories/session-repository';
