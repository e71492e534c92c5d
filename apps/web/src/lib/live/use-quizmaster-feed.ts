import { applyMasterSessionPatch, type MasterSession } from '@pubquiz/core';
import { skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../trpc';
import type { FeedView } from './feed-view';
import { feedKey, useFeedCache } from './use-feed-cache';

/** Follows everything that the run screen and the lobby show; null follows nothing. One caller per page. */
export function useQuizmasterFeed(sessionId: string | null): FeedView<MasterSession> {
  const { view, setRestart, ...handlers } = useFeedCache(
    feedKey('quizmaster', sessionId ?? ''),
    applyMasterSessionPatch,
  );
  const { reset } = trpc.live.quizmaster.useSubscription(
    sessionId === null ? skipToken : { sessionId },
    handlers,
  );
  useEffect(() => {
    setRestart(reset);
  }, [reset, setRestart]);
  return view;
}
