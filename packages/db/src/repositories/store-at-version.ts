import type { SessionChanges, SessionState } from '@pubquiz/core';
import { sql } from 'drizzle-orm';

import type { Database } from '../database';
import { rows } from './rows';
import { lastOfEachTeamAndQuestion } from './last-of-each';
import { updateTeams, upsertAnswers, upsertScores } from './team-store';

/** True for what the saves of teams that are already there come to. */
export function isOnlyAnswers({ teams: known }: SessionState, changes: SessionChanges): boolean {
  const ids = new Set(known.map(({ team }) => team.id));
  return (
    changes.head === undefined &&
    changes.addedQuestion === undefined &&
    changes.sheet === undefined &&
    changes.questionStatuses.length + changes.deletedTeamIds.length === 0 &&
    changes.teams.every(({ id }) => ids.has(id))
  );
}

/**
 * Stores answers that were decided on a state that somebody kept, in one statement: it locks the Session's row, and
 * writes only while that row still has the state's version. Answers the new version, or null when nothing is stored.
 */
export async function storeAtVersion(
  db: Database,
  { session: { id, version } }: SessionState,
  { teams, answers, scores }: SessionChanges,
): Promise<number | null> {
  const moved = sql`moved`;
  const [row] = await rows<{ version: number }>(
    db,
    sql`with moved as (
        update session set version = version + 1 where id = ${id}::uuid and version = ${version}::int returning version
      ), changed_teams as (${updateTeams(teams, moved)}),
      changed_answers as (${upsertAnswers(lastOfEachTeamAndQuestion(answers), moved)}),
      changed_scores as (${upsertScores(lastOfEachTeamAndQuestion(scores), moved)})
      select version from moved`,
  );
  return row?.version ?? null;
}
