import { DIFFICULTY_MARKERS, type Difficulty, type TeamQuestionMetadata } from '@pubquiz/core';
import { Flame, Heart } from 'lucide-react';

function DifficultyMarker({ level }: { readonly level: Difficulty }) {
  return (
    <li className={`team-marker team-marker-${level}`}>
      <span className="team-marker-icons" aria-hidden="true">
        {Array.from({ length: DIFFICULTY_MARKERS[level] }, (_, index) => (
          <Flame key={index} />
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
      {isHardest && <DifficultyMarker level="hardest" />}
      {isEasiest && <DifficultyMarker level="easiest" />}
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
