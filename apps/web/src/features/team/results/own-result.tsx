import {
  shareButtonLabel,
  shareIntentUrl,
  shareText,
  winnersOf,
  type TeamAnswerScoreSheet,
  type TeamSession,
} from '@pubquiz/core';
import { buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Medal } from '@pubquiz/ui/medal';
import { Share2 } from 'lucide-react';
import { logEvent } from '../../../lib/analytics';
import { cheer } from './cheer';
import { placeWords, pointsWords, teamTotal } from './result-words';

export interface OwnResultProps {
  readonly session: TeamSession;
  readonly scores: TeamAnswerScoreSheet;
  readonly teamName: string;
}

/** The team's own result first, and the way to tell the world (TEAM-30, TEAM-31). */
export function OwnResult({ session, scores, teamName }: OwnResultProps) {
  const { quizName, teamPlacements, totalPointsPossible } = session;
  const { placementOrdinal } = scores;
  const landlord = cheer(teamPlacements ?? [], scores);
  const text = shareText({
    quizName,
    ...winnersOf(teamPlacements ?? []),
    totalPointsPossible: totalPointsPossible ?? 0,
  });
  return (
    <Card as="section" className="team-own-result" aria-label="Your result">
      {placementOrdinal !== null && <Medal place={placementOrdinal} size={52} />}
      <div>
        <p className="team-own-name">{teamName}</p>
        <p className="team-own-place">{placeWords(scores)}</p>
        <p className="team-own-points">{pointsWords(teamTotal(scores), totalPointsPossible)}</p>
        {landlord !== null && <p className="team-own-cheer">{landlord}</p>}
      </div>
      <a
        className={buttonClassName({ size: 'large', className: 'team-share-button' })}
        href={shareIntentUrl(text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => {
          logEvent('share');
        }}
      >
        <span className="pq-button-icon" aria-hidden="true">
          <Share2 />
        </span>
        <span className="pq-button-text">{shareButtonLabel(placementOrdinal)}</span>
      </a>
    </Card>
  );
}
