export { createTestDatabase, type TestDatabase } from './test-database';
export { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster';
