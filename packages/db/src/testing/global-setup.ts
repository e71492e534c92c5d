import type { TestProject } from 'vitest/node';

import { connect } from '../connect';
import { migrateDatabase } from '../migrate';
import { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
  }
}

export const templateDatabase = 'pubquiz_template';

type SharedCluster = { users: number; readonly cluster: Promise<ThrowawayCluster> };

// Each vitest project loads this file anew, in one process: they share one PostgreSQL through the global object.
const shared = globalThis as { pubquizTestCluster?: SharedCluster };

/** vitest's `globalSetup`: one PostgreSQL and one migrated template for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mine = (shared.pubquizTestCluster ??= { users: 0, cluster: startWithTemplate() });
  mine.users += 1;
  const cluster = await mine.cluster;
  project.provide('testDatabaseUrl', cluster.urlOf('postgres'));
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.pubquizTestCluster;
    await cluster.stop();
  };
}

async function startWithTemplate(): Promise<ThrowawayCluster> {
  const cluster = await startThrowawayCluster();
  try {
    const sql = connect(cluster.urlOf('postgres'), { max: 1 });
    await sql`create database ${sql(templateDatabase)}`;
    await sql.end();
    await migrateDatabase(cluster.urlOf(templateDatabase));
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
