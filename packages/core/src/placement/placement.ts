import { sumPoints } from '../points/points';
import type { SessionState, TeamState } from '../session/session-state';
import type { Team } from '../team/team';

/** A team's place (ENT-18). */
export interface Placement {
  /** 1 = first; equal totals share one. */
  readonly placementOrdinal: number;
  readonly team: Team;
  readonly teamName: string;
  readonly totalScore: number;
}

const names = new Intl.Collator('en');
const cache = new WeakMap<readonly TeamState[], readonly Placement[]>();
const totals = new WeakMap<TeamState['scores'], number>();

function* countingPoints(scores: TeamState['scores']): Iterable<number> {
  for (const { isCorrect, pointsAwarded } of scores.values()) if (isCorrect === true) yield pointsAwarded;
}

/** The sum of a team's awarded points (ENT-31); points count only for correct answers (MARK-5). */
export function totalScore({ scores }: Pick<TeamState, 'scores'>): number {
  const known = totals.get(scores);
  if (known !== undefined) return known;
  const total = sumPoints(countingPoints(scores));
  totals.set(scores, total);
  return total;
}

function byScoreThenName(
  a: Omit<Placement, 'placementOrdinal'>,
  b: Omit<Placement, 'placementOrdinal'>,
): number {
  return (
    b.totalScore - a.totalScore ||
    names.compare(a.teamName, b.teamName) ||
    // Two teams of one name: some order that is always the same.
    (a.team.id < b.team.id ? -1 : 1)
  );
}

/** The ordinals of totals that are sorted, highest first: equal ones share one, the next is one higher (SCORE-2). */
export function placementOrdinals(totals: readonly number[]): readonly number[] {
  let ordinal = 0;
  return totals.map((total, index) => (total === totals[index - 1] ? ordinal : (ordinal += 1)));
}

/**
 * All teams by total score, highest first, then by name (SCORE-1). Equal scores share an ordinal and the next one is
 * one higher: 1, 1, 2 (SCORE-2).
 */
export function placements({ teams }: Pick<SessionState, 'teams'>): readonly Placement[] {
  const known = cache.get(teams);
  if (known !== undefined) return known;
  const sorted = teams
    .map((state) => ({ team: state.team, teamName: state.team.name, totalScore: totalScore(state) }))
    .sort(byScoreThenName);
  const ordinals = placementOrdinals(sorted.map((entry) => entry.totalScore));
  const placed = sorted.map((entry, index): Placement => ({
    placementOrdinal: ordinals[index] ?? 0,
    ...entry,
  }));
  cache.set(teams, placed);
  return placed;
}
