import type { TeamAnswerScoreSheet, TeamSession } from '@pubquiz/core';
import { sessionFlags } from '@pubquiz/core';
import { Banner } from '@pubquiz/ui/banner';
import { Button } from '@pubquiz/ui/button';
import { CloudOff, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeWords, pointsWords, teamTotal } from './results/result-words';
import { useKeyboardHeight } from './use-keyboard-height';

export interface BottomBarProps {
  readonly session: TeamSession;
  readonly scores: TeamAnswerScoreSheet;
  /** Questions that the secretary has not submitted; 0 for a reader. */
  readonly remainingCount: number;
  readonly isAway: boolean;
  readonly hasUnsent: boolean;
  readonly onSubmitRemaining: () => void;
  /** What comes up above the banners. */
  readonly children: ReactNode;
}

/** The banners at the lower edge, above the thumb: connection, what remains, the result (TEAM-33, TEAM-34, D36). */
export function BottomBar(props: BottomBarProps) {
  const { session, scores, remainingCount, isAway, hasUnsent, onSubmitRemaining } = props;
  useKeyboardHeight();
  const { isConfirmingAnswers, isRevealingScoring, hasRevealedLeaderboard } = sessionFlags(
    session.sessionStatus,
  );
  const points = pointsWords(teamTotal(scores), session.totalPointsPossible);
  return (
    <div className="team-bottom">
      {props.children}
      <div className="team-banners" aria-live="polite">
        {(isAway || hasUnsent) && (
          <Banner tone="info" icon={<CloudOff />} className="team-away">
            {hasUnsent
              ? 'Saved on this phone. We send it when the network is back.'
              : 'No connection at the moment. We keep trying.'}
          </Banner>
        )}
        {isConfirmingAnswers && remainingCount > 0 && (
          <Banner
            tone="warning"
            title={`Please answer and Submit all ${remainingCount} remaining questions!`}
            actions={
              <Button variant="primary" size="large" onClick={onSubmitRemaining}>
                Submit Remaining
              </Button>
            }
          />
        )}
        {isRevealingScoring && <Banner tone="success" icon={<Trophy />} title={`Your team has ${points}`} />}
        {hasRevealedLeaderboard && (
          <Banner tone="success" icon={<Trophy />} title={`${placeWords(scores)}, ${points}`} />
        )}
      </div>
    </div>
  );
}
