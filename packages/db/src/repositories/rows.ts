import { DrizzleQueryError, sql, type Param, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import postgres from 'postgres';

import type { Database, Transaction } from '../database';

const dialect = new PgDialect();

/**
 * Runs one statement and answers its rows as the driver gives them: moments as text, arrays as arrays.
 * The server keeps the plan and statements sent together travel together, which drizzle's `execute` does not do.
 * A failure says nothing of the values, which are answers and secrets.
 */
export async function rows<Row>(db: Database | Transaction, statement: SQL): Promise<readonly Row[]> {
  const { params, ...query } = dialect.sqlToQuery(statement);
  try {
    const prepared = db._.session.prepareQuery(
      { ...query, params: params.map(storable) },
      undefined,
      'kept',
      false,
    );
    return (await prepared.execute()) as Row[];
  } catch (error) {
    throw withoutValues(error);
  }
}

/** The driver's error: drizzle's repeats the parameters, PostgreSQL's detail the key, which may be a team's secret. */
function withoutValues(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (cause instanceof postgres.PostgresError) delete (cause as Partial<postgres.PostgresError>).detail;
  return cause;
}

/** PostgreSQL refuses the character NUL in any text, and nobody types it: one of them must not spoil a whole statement. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '') : parameter;
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
