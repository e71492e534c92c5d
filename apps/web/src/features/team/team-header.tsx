import { needsHeadingTooltip } from '@pubquiz/core';
import { Eye, PenLine, Wifi, WifiOff } from 'lucide-react';
import { TopBar } from '../../lib/shell/top-bar';

export interface TeamHeaderProps {
  readonly teamName: string;
  readonly quizName: string;
  readonly isWriter: boolean;
  readonly isAway: boolean;
  readonly hasRevealedLeaderboard: boolean;
}

/**
 * Team, quiz, role and connection in one slim line (TEAM-12, ROLE-2, NAV-9). A heading that may be cut on a narrow
 * screen says itself whole in a tooltip.
 */
export function TeamHeader(props: TeamHeaderProps) {
  const { teamName, quizName, isWriter, isAway, hasRevealedLeaderboard } = props;
  return (
    <TopBar isSlim isAccountMenuHidden={!hasRevealedLeaderboard}>
      <div className={hasRevealedLeaderboard ? 'team-header team-header-late' : 'team-header'}>
        <hgroup className="team-header-names">
          <h1 title={needsHeadingTooltip(teamName) ? teamName : undefined}>{teamName}</h1>
          <p title={needsHeadingTooltip(quizName) ? quizName : undefined}>{quizName}</p>
        </hgroup>
        <p className="team-role">
          {isWriter ? <PenLine aria-hidden="true" /> : <Eye aria-hidden="true" />}
          <span className="team-role-word">{isWriter ? 'Secretary' : 'Reader'}</span>
        </p>
        <p className={isAway ? 'team-link team-link-away' : 'team-link'}>
          {isAway ? <WifiOff aria-hidden="true" /> : <Wifi aria-hidden="true" />}
          <span className="pq-visually-hidden">{isAway ? 'No connection' : 'Connected'}</span>
        </p>
      </div>
    </TopBar>
  );
}
