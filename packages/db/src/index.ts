export { connect, describeDatabaseUrl, type ConnectOptions, type Sql } from './connect';
export { createDatabase, type Database, type DatabaseConnection, type Transaction } from './database';
export { isDatabaseAway } from './database-away';
export { DatabaseStartError, type DatabaseStartProblem } from './database-start-error';
export { defaultMigrationsFolder, migrateDatabase, newestMigration } from './migrate';
