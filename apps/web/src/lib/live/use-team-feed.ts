import { applyTeamFeedPatch, type TeamFeedState } from '@pubquiz/core';
import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../trpc';
import type { FeedView } from './feed-view';
import { feedKey, useFeedCache } from './use-feed-cache';

export interface TeamIds {
  readonly sessionId: string;
  readonly teamId: string;
}

/** Follows a team's own answers and marks; null follows nothing. One caller per page. */
export function useTeamFeed(ids: TeamIds | null): FeedView<TeamFeedState> {
  const { view, setRestart, ...handlers } = useFeedCache(
    feedKey('team', ids?.teamId ?? ''),
    applyTeamFeedPatch,
  );
  const { reset } = trpc.live.team.useSubscription(
    ids === null ? skipToken : { sessionId: ids.sessionId, teamId: ids.teamId },
    handlers,
  );
  useEffect(() => {
    setRestart(reset);
  }, [reset, setRestart]);
  return view;
}
