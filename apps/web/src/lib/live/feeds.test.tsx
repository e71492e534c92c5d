import type { AppRouter } from '@pubquiz/client';
import type { SessionFeedMessage } from '@pubquiz/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test, vi } from 'vitest';
import { aTeamSession } from '../../testing/a-team-session';
import { networkFailure, refusal } from '../../testing/fake-server';
import { trpc } from '../trpc';
import { createQueryClient } from '../trpc-client';
import { useSessionFeed } from './use-session-feed';

interface Feed {
  readonly tell: (message: SessionFeedMessage) => void;
  readonly fail: (error: TRPCClientError<AppRouter>) => void;
  readonly complete: () => void;
}

const STATE = aTeamSession({ teamNames: ['The Barflies'] });

function ShownFeed() {
  const { state, version, ended, refusal: words } = useSessionFeed('session-1');
  return (
    <p>
      {[state?.quizName, state?.teamNames.join('+'), version, ended, words]
        .filter((part) => part !== undefined && part !== null)
        .join(', ')}
    </p>
  );
}

/** Renders the feed; `feeds` are the subscriptions so far, the last one is the open one. */
function renderFeed() {
  const feeds: Feed[] = [];
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      feeds.push({
        tell: (message) => {
          const data = { id: String(message.version), data: message };
          observer.next({ result: { type: 'data', id: data.id, data } });
        },
        fail: (error) => {
          observer.error(error);
        },
        complete: () => {
          observer.complete();
        },
      });
      // As the socket's client does: whoever unsubscribes is told that it is over.
      return () => {
        observer.complete();
      };
    });
  const queryClient = createQueryClient();
  const client = trpc.createClient({ links: [link] });
  const { unmount } = render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ShownFeed />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const last = () => {
    const feed = feeds.at(-1);
    if (feed === undefined) throw new Error('No subscription is open');
    return feed;
  };
  return { feeds, last, unmount };
}

async function shows(text: string) {
  expect(await screen.findByText(text)).toBeDefined();
}

test('[RT-2] a feed shows the present state first, then the changes', async () => {
  const { last } = renderFeed();
  act(() => {
    last().tell({ kind: 'state', version: 3, state: STATE });
  });
  await shows('Thursday Quiz, The Barflies, 3');
  act(() => {
    last().tell({ kind: 'patch', version: 4, patch: { teamNames: ['The Barflies', 'Quizly Bears'] } });
  });
  await shows('Thursday Quiz, The Barflies+Quizly Bears, 4');
});

test.each([
  [
    'a fault of the server',
    (feed: Feed) => {
      feed.fail(refusal(503, 'Try again'));
    },
  ],
  [
    'a lost connection',
    (feed: Feed) => {
      feed.fail(networkFailure());
    },
  ],
  [
    'an end that nobody asked for',
    (feed: Feed) => {
      feed.complete();
    },
  ],
] as const)('[RT-13] after %s the feed starts again', async (_what, cut) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { feeds, last } = renderFeed();
  act(() => {
    last().tell({ kind: 'state', version: 3, state: STATE });
    cut(last());
  });
  await vi.waitFor(() => {
    expect(feeds).toHaveLength(2);
  });
  act(() => {
    last().tell({ kind: 'state', version: 9, state: { ...STATE, quizName: 'Friday Quiz' } });
  });
  await shows('Friday Quiz, The Barflies, 9');
});

test('a change without a state to put it into starts the feed again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { feeds, last } = renderFeed();
  act(() => {
    last().tell({ kind: 'patch', version: 4, patch: { quizName: 'Other' } });
  });
  await vi.waitFor(() => {
    expect(feeds).toHaveLength(2);
  });
});

test('a refusal ends the feed with the server’s words', async () => {
  const { feeds, last } = renderFeed();
  act(() => {
    last().fail(refusal(404, 'There is no such session'));
  });
  await shows('-1, refused, There is no such session');
  expect(feeds).toHaveLength(1);
});

test('a deleted session ends the feed and leaves what was shown', async () => {
  const { last } = renderFeed();
  act(() => {
    last().tell({ kind: 'state', version: 3, state: STATE });
    last().tell({ kind: 'gone', version: 4, reason: 'session-deleted' });
  });
  await shows('Thursday Quiz, The Barflies, 4, session-deleted');
});

test('[RT-14] a screen that was left follows nothing any more', () => {
  vi.useFakeTimers();
  const { feeds, last, unmount } = renderFeed();
  act(() => {
    last().tell({ kind: 'state', version: 3, state: STATE });
  });
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(feeds).toHaveLength(1);
});

test('a feed that was started again after a gap is not started a third time', () => {
  vi.useFakeTimers();
  const { feeds, last } = renderFeed();
  act(() => {
    last().tell({ kind: 'patch', version: 4, patch: { quizName: 'Other' } });
  });
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(feeds).toHaveLength(2);
});
