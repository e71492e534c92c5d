import { applyTeamSessionPatch, type TeamSession } from '@pubquiz/core';
import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../trpc';
import type { FeedView } from './feed-view';
import { feedKey, useFeedCache } from './use-feed-cache';

/** Follows what everybody with the invite link sees of a Session; null follows nothing. One caller per page. */
export function useSessionFeed(sessionId: string | null): FeedView<TeamSession> {
  const { view, setRestart, ...handlers } = useFeedCache(
    feedKey('session', sessionId ?? ''),
    applyTeamSessionPatch,
  );
  const { reset } = trpc.live.session.useSubscription(
    sessionId === null ? skipToken : { sessionId },
    handlers,
  );
  useEffect(() => {
    setRestart(reset);
  }, [reset, setRestart]);
  return view;
}
