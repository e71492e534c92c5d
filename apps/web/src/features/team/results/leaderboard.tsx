import { ordinal, type TeamPlacement } from '@pubquiz/core';
import { Card } from '@pubquiz/ui/card';
import { Medal } from '@pubquiz/ui/medal';
import { Table } from '@pubquiz/ui/table';
import type { CSSProperties } from 'react';

export interface LeaderboardProps {
  readonly placements: readonly TeamPlacement[];
  readonly ownName: string;
  readonly ownPlace: number | null;
}

/** The longest that building up the table from the last place to the first takes. */
const BUILD_UP_MS = 1600;

/** All teams with place and points, a medal for the first, the own team marked (TEAM-27, SCORE-1, SCORE-2). */
export function Leaderboard({ placements, ownName, ownPlace }: LeaderboardProps) {
  // Two teams may have the same name: the first one in our place is ours.
  const own = placements.findIndex(
    ({ teamName, placementOrdinal }) => teamName === ownName && placementOrdinal === ownPlace,
  );
  return (
    <Card as="section" tone="slate" className="team-leaderboard">
      <h2>Leaderboard</h2>
      <Table caption="Leaderboard">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Team</th>
            <th scope="col" className="pq-number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {placements.map(({ placementOrdinal, teamName, totalScore }, index) => {
            const delay = (BUILD_UP_MS * (placements.length - 1 - index)) / placements.length;
            return (
              <tr
                key={index}
                className={index === own ? 'team-own-row' : undefined}
                style={{ '--team-delay': `${Math.round(delay)}ms` } as CSSProperties}
              >
                <td className="team-place">
                  {ordinal(placementOrdinal)}
                  {placementOrdinal === 1 && <Medal place={1} size={22} />}
                </td>
                <th scope="row">
                  {teamName}
                  {index === own && (
                    <>
                      {' '}
                      <span className="team-own-mark">your team</span>
                    </>
                  )}
                </th>
                <td className="pq-number">{totalScore}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
