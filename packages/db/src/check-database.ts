import { connect, describeDatabaseUrl, type Sql } from './connect';
import { DatabaseStartError, type DatabaseStartProblem } from './database-start-error';

const oldestMajorVersion = 15;

/**
 * Checks that the database an operator named in DATABASE_URL answers and is recent enough, before anything relies on it.
 * @throws DatabaseStartError `bad-url`, `unreachable`, `refused`, `server-too-old`; no message contains the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const place = describeDatabaseUrl(url);
  const sql = connect(url, { max: 1 });
  try {
    const version = await serverVersion(sql);
    if (version >= oldestMajorVersion) return;
    throw new DatabaseStartError(
      'server-too-old',
      `DATABASE_URL names PostgreSQL ${version} at ${place}; Pub Quiz needs ${oldestMajorVersion} or newer.`,
    );
  } catch (error) {
    throw error instanceof DatabaseStartError ? error : explain(error, place);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function serverVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ number: string }[]>`select current_setting('server_version_num') as number`;
  return Math.floor(Number(row?.number) / 10_000);
}

function explain(error: unknown, place: string): DatabaseStartError {
  const { code = 'no code' } = error as NodeJS.ErrnoException;
  const { problem, sentence } = sentences[code] ?? {
    problem: 'unreachable' as const,
    sentence: `does not answer (${code}). Start that PostgreSQL or correct the address; without DATABASE_URL, Pub Quiz uses its own.`,
  };
  return new DatabaseStartError(problem, `DATABASE_URL names ${place}, which ${sentence}`, { cause: error });
}

type Explanation = { readonly problem: DatabaseStartProblem; readonly sentence: string };

const wrongPassword: Explanation = { problem: 'refused', sentence: 'refuses the user name or password.' };
const sentences: Readonly<Record<string, Explanation>> = {
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': { problem: 'refused', sentence: 'has no such database. Create it first: createdb <name>.' },
  '53300': {
    problem: 'refused',
    sentence: 'has no connection left. Raise max_connections or end other programs.',
  },
};
