import { useState } from 'react';
import { ordinal, sumPoints, type MasterPlacement } from '@pubquiz/core';
import { Button } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Medal } from '@pubquiz/ui/medal';
import type { RunNight } from './model/run-night';
import './leaderboard.css';

/** Places to read aloud; the others are one press away. */
const PLACES_SHOWN = 10;

interface Place {
  readonly ordinal: number;
  readonly points: number;
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

/** Teams with the same place stand side by side (SCORE-2). */
function places(placements: readonly MasterPlacement[]): readonly Place[] {
  const found: { ordinal: number; points: number; teams: { id: string; name: string }[] }[] = [];
  for (const { placementOrdinal, team, totalScore } of placements) {
    const last = found.at(-1);
    if (last?.ordinal === placementOrdinal) last.teams.push(team);
    else found.push({ ordinal: placementOrdinal, points: totalScore, teams: [team] });
  }
  return found;
}

function share(points: number, possible: number): number {
  return possible > 0 ? Math.max(0, Math.min(100, (points / possible) * 100)) : 0;
}

/** The reward of the evening, to be read aloud: places, names and points, ties side by side. */
export function Leaderboard({ night }: { readonly night: RunNight }) {
  const [isWhole, setIsWhole] = useState(false);
  const all = places(night.master.placements);
  const shown = isWhole ? all : all.slice(0, PLACES_SHOWN);
  const possible = sumPoints(night.askedQuestions.map(({ points }) => points));
  return (
    <Card as="section" tone="slate" padding="large" className="run-leaderboard" aria-label="Leaderboard">
      <header className="run-leaderboard-header">
        <h2>Leaderboard</h2>
        <p>
          out of {possible} {possible === 1 ? 'point' : 'points'}
        </p>
      </header>
      {all.length === 0 && <p>No team took part.</p>}
      <ol className="run-leaderboard-places">
        {shown.map(({ ordinal: place, points, teams }) => (
          <li key={place} className={`run-place run-place-${Math.min(place, 4)}`}>
            <span className="run-place-ordinal">
              <Medal place={place} size={place === 1 ? 40 : 30} />
              {ordinal(place)}
            </span>
            <ul className="run-place-teams" aria-label={`${ordinal(place)} place`}>
              {teams.map(({ id, name }) => (
                <li key={id} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
            <span className="run-place-points">
              {points} <span className="run-place-unit">{points === 1 ? 'point' : 'points'}</span>
            </span>
            <span className="run-place-bar" aria-hidden="true">
              <span style={{ width: `${share(points, possible)}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {all.length > PLACES_SHOWN && (
        <Button variant="secondary" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show the first places only' : `Show all ${all.length} places`}
        </Button>
      )}
    </Card>
  );
}
