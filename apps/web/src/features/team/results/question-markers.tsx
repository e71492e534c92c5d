import type { TeamQuestionMetadata } from '@pubquiz/core';
import { Flame, Heart } from 'lucide-react';

/** The hardest question has three flames, the easiest one (SCORE-8). */
const FLAMES = { hardest: [1, 2, 3], easiest: [1] } as const;

function Difficulty({ level }: { readonly level: 'hardest' | 'easiest' }) {
  return (
    <li className={`team-marker team-marker-${level}`}>
      <span className="team-marker-icons" aria-hidden="true">
        {FLAMES[level].map((flame) => (
          <Flame key={flame} />
        ))}
      </span>
      {level === 'hardest' ? 'Hardest' : 'Easiest'}
    </li>
  );
}

/** Hardest, easiest and popular, each when available (TEAM-19). */
export function QuestionMarkers({ metadata }: { readonly metadata: TeamQuestionMetadata }) {
  const { isHardest, isEasiest, isPopular } = metadata;
  if (!isHardest && !isEasiest && !isPopular) return null;
  return (
    <ul className="team-markers" aria-label="What stands out">
      {isHardest && <Difficulty level="hardest" />}
      {isEasiest && <Difficulty level="easiest" />}
      {isPopular && (
        <li className="team-marker team-marker-popular">
          <span className="team-marker-icons" aria-hidden="true">
            <Heart />
          </span>
          Popular
        </li>
      )}
    </ul>
  );
}
