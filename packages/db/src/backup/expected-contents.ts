import { usernameKey } from '../repositories/account-load';
import type { Queries } from './table-order';

/** What a database may have in which nobody has worked yet. */
export interface ExpectedContents {
  /** The questions that a first start brings. */
  readonly starterQuestionIds: readonly string[];
  /** The account that the start makes (ADMIN_USERNAME). */
  readonly adminUsername: string | null;
}

function counted(count: number, one: string, many: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/**
 * A sentence about the work that would be lost; null where there is none. Guests without a quiz, logins, page views
 * and the starter library as it came are nobody's work.
 */
export async function workThatIsThere(
  sql: Queries,
  { starterQuestionIds, adminUsername }: ExpectedContents,
): Promise<string | null> {
  const [row] = await sql.unsafe<{ quizzes: number; accounts: number; questions: number }[]>(
    `select (select count(*)::int from answer_sheet) as quizzes,
      (select count(*)::int from account where username_key is not null and username_key is distinct from $1) as accounts,
      (select count(*)::int from library_question
        where updated_time <> created_time or id <> all($2::text[]::uuid[])) as questions`,
    [adminUsername === null ? null : usernameKey(adminUsername), starterQuestionIds as string[]],
  );
  const found = [
    counted(row?.quizzes ?? 0, 'quiz', 'quizzes'),
    counted(row?.accounts ?? 0, 'account', 'accounts'),
    counted(row?.questions ?? 0, 'library question of its own', 'library questions of its own'),
  ].filter((each) => each !== null);
  if (found.length === 0) return null;
  return `This server is not empty: it has ${found.join(' and ')}. Restore into a new DATA_DIR or an empty database`;
}
