export { createOlderDatabase, firstMigrations, migrationCount } from './older-database';
export { readAllRows, type AllRows } from './read-all-rows';
export { createTestDatabase, type TestDatabase } from './test-database';
export { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster';
