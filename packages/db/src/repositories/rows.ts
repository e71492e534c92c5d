import { DrizzleQueryError, sql, type Param, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { Database, Transaction } from '../database';

const dialect = new PgDialect();

/**
 * Runs one statement and answers its rows as the driver gives them: moments as text, arrays as arrays.
 * The server keeps the plan and statements sent together travel together, which drizzle's `execute` does not do.
 * A failure is the driver's own error: drizzle's repeats the parameters, and those are answers and secrets.
 */
export async function rows<Row>(db: Database | Transaction, statement: SQL): Promise<readonly Row[]> {
  const query = dialect.sqlToQuery(statement);
  try {
    return (await db._.session.prepareQuery(query, undefined, 'kept', false).execute()) as Row[];
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
  }
}

/**
 * A list as one parameter, for `any(...)` and `unnest(...)`, in PostgreSQL's own notation: drizzle would make a
 * parameter of each element, and the driver guesses the list's type from its first one.
 */
export function array(values: readonly (string | number | boolean | null)[]): Param {
  return sql.param(`{${values.map(element).join(',')}}`);
}

/** A column of moments for `unnest(...)`. */
export function moments(values: readonly Date[]): Param {
  return array(values.map((value) => value.toISOString()));
}

function element(value: string | number | boolean | null): string {
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  return value === null ? 'null' : String(value);
}
