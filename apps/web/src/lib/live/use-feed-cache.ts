import type { FeedMessage } from '@pubquiz/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { errorText } from '../error-text';
import { reconnectDelayMs } from '../timing';
import { httpStatusOf } from '../trpc-client';
import { nextFeedView, SILENT_FEED, type ApplyPatch, type FeedView } from './feed-view';

/** What a subscription calls back, and what it hands over to start again. */
export interface FeedHandlers<State, Patch> {
  readonly onData: (envelope: { readonly data: FeedMessage<State, Patch> }) => void;
  readonly onError: (error: unknown) => void;
  readonly onComplete: () => void;
}

export interface FeedCache<State, Patch> extends FeedHandlers<State, Patch> {
  readonly view: FeedView<State>;
  /** To be told the subscription's own reset. */
  readonly setRestart: (restart: () => void) => void;
}

/** The part of the query cache where a feed is kept. */
export function feedKey(feed: 'session' | 'team' | 'quizmaster', id: string): readonly unknown[] {
  return ['live', feed, id];
}

/**
 * Keeps one feed in the query cache: states replace, patches are put in, a gap or a fault of the server starts the
 * feed again after a moment, a refusal ends it. The socket itself comes back by its own client.
 */
export function useFeedCache<State, Patch>(
  key: readonly unknown[],
  applyPatch: ApplyPatch<State, Patch>,
): FeedCache<State, Patch> {
  const queryClient = useQueryClient();
  const cached = useQuery<FeedView<State>>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Infinity,
    // Patches keep what did not change; comparing a whole evening ten times a second would cost more than drawing it.
    structuralSharing: false,
  });
  const restart = useRef(() => {});
  const attempt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // The client says `complete` of a subscription that the page itself has ended, too.
  const isOwnEnd = useRef(false);

  const keyHash = JSON.stringify(key);
  useEffect(() => {
    isOwnEnd.current = false;
    return () => {
      isOwnEnd.current = true;
      clearTimeout(timer.current);
    };
  }, [keyHash]);

  const restartSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isOwnEnd.current = true;
      restart.current();
      isOwnEnd.current = false;
    }, reconnectDelayMs(attempt.current));
    attempt.current += 1;
  };

  const readView = () => queryClient.getQueryData<FeedView<State>>(key) ?? SILENT_FEED;

  return {
    view: cached.data ?? SILENT_FEED,
    setRestart: useCallback((next: () => void) => {
      restart.current = next;
    }, []),
    onData({ data: message }) {
      const next = nextFeedView(readView(), message, applyPatch);
      if (next === null) {
        restartSoon();
        return;
      }
      attempt.current = 0;
      queryClient.setQueryData(key, next);
    },
    onError(error) {
      const status = httpStatusOf(error);
      if (status === undefined || status >= 500 || status === 429) {
        restartSoon();
        return;
      }
      const refusal = errorText(error, 'The server refused');
      queryClient.setQueryData(key, { ...readView(), ended: 'refused', refusal });
    },
    onComplete() {
      if (!isOwnEnd.current && readView().ended === null) restartSoon();
    },
  };
}
