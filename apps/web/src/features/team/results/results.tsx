import type { TeamFeedState, TeamSession } from '@pubquiz/core';
import { Leaderboard } from './leaderboard';
import { OwnResult } from './own-result';
import { PopularQuestions } from './popular-questions';
import { WhatsNext } from './whats-next';
import './results.css';

export interface ResultsProps {
  readonly session: TeamSession;
  readonly team: TeamFeedState;
}

/** The reward: own result, leaderboard, popular questions and what to do next (TEAM-27 to TEAM-31). */
export function Results({ session, team }: ResultsProps) {
  const { teamName, teamAnswerScoreSheet } = team;
  return (
    <>
      <OwnResult session={session} scores={teamAnswerScoreSheet} teamName={teamName} />
      {session.teamPlacements !== null && (
        <Leaderboard
          placements={session.teamPlacements}
          ownName={teamName}
          ownPlace={teamAnswerScoreSheet.placementOrdinal}
        />
      )}
      <PopularQuestions session={session} />
      <WhatsNext />
    </>
  );
}
