import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { teamAnswerScoreSheet, teamAnswerSheet, teamSession, type SessionState } from '@pubquiz/core';
import { createDatabase, createSessionRepository } from '@pubquiz/db';
import type { Evening } from '../evening/open-evening';
import { checkAnswers } from './check-answers';
import { databaseUrlOf } from './database-processes';
import { checkScores } from './replay-scores';
import type { SupervisedServer } from './supervised-server';
import type { TeamPhone } from './team-phone';
import type { Witness } from './witness';

const SCREENS_WITHIN_MS = 15_000;
const CHECKPOINTS_WITHIN_MS = 60_000;

export interface PlayedEvening {
  readonly server: SupervisedServer;
  readonly evening: Evening;
  readonly phones: readonly TeamPhone[];
  readonly witness: Witness;
}

interface Stored {
  readonly state: SessionState;
  /** Rows for the Session's teams: one per team and question, if all is well. */
  readonly doubleRows: number;
}

async function readStored(dataDir: string, sessionId: string): Promise<Stored> {
  const database = createDatabase(databaseUrlOf(dataDir), { max: 1 });
  const until = performance.now() + CHECKPOINTS_WITHIN_MS;
  try {
    for (;;) {
      try {
        const state = await createSessionRepository(database.db).load(sessionId);
        if (state === null) throw new Error('The Session itself is lost');
        const [row] = await database.sql<{ count: string }[]>`
          select count(*) as count from (
            select a.team_id, a.question_id from team_answer a join team t on t.id = a.team_id
            where t.session_id = ${sessionId} group by 1, 2 having count(*) > 1) as doubles`;
        return { state, doubleRows: Number(row?.count ?? 0) };
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(100);
      }
    }
  } finally {
    await database.close();
  }
}

function wire(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view));
}

/** What a phone shows that differs from the database; empty when nothing does. */
function differences(phone: TeamPhone, state: SessionState): readonly string[] {
  const team = phone.team();
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['session', phone.session(), teamSession(state)],
    ['answers', team?.teamAnswerSheet, teamAnswerSheet(state, phone.teamId)],
    ['scores', team?.teamAnswerScoreSheet, teamAnswerScoreSheet(state, phone.teamId)],
  ];
  return pairs
    .filter(([, seen, stored]) => !isDeepStrictEqual(wire(seen ?? null), wire(stored)))
    .map(([name]) => name);
}

/** Every phone shows what is stored, without anybody pressing anything. */
async function checkScreens(phones: readonly TeamPhone[], state: SessionState): Promise<readonly string[]> {
  const until = performance.now() + SCREENS_WITHIN_MS;
  for (;;) {
    const behind = phones.map((phone) => differences(phone, state)).filter(({ length }) => length > 0);
    if (behind.length === 0) return [];
    if (performance.now() > until) {
      return behind.map((parts) => `a screen shows an old state of ${parts.join(' and ')}`);
    }
    await sleep(50);
  }
}

/** Says all that is wrong after an evening: nothing, if all is well. */
export async function checkEvening({
  server,
  evening,
  phones,
  witness,
}: PlayedEvening): Promise<readonly string[]> {
  const { state, doubleRows } = await readStored(server.dataDir, evening.sessionId);
  const screens = await checkScreens(phones, state);
  return [
    ...(doubleRows === 0 ? [] : [`${doubleRows} team answers have more than one row`]),
    ...checkAnswers(state, witness.writes()),
    ...checkScores(state),
    ...screens,
    ...phones.flatMap((phone) => phone.fallenVersions()),
    ...server.crashes,
  ];
}
