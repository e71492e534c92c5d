import type { FeedMessage } from '@pubquiz/core';
import type { Unsubscribable } from '@trpc/server/observable';

/** Everything that came over one feed, in order. */
export interface FeedReader<Message> {
  readonly messages: readonly Message[];
  readonly errors: readonly unknown[];
  stop(): void;
}

interface Handlers<Message> {
  readonly onData: (tracked: { readonly id: string; readonly data: Message }) => void;
  readonly onError: (error: unknown) => void;
}

/** Keeps what a subscription delivers. */
export function readFeed<Message>(
  subscribe: (handlers: Handlers<Message>) => Unsubscribable,
): FeedReader<Message> {
  const messages: Message[] = [];
  const errors: unknown[] = [];
  const subscription = subscribe({
    onData: ({ data }) => messages.push(data),
    onError: (error) => errors.push(error),
  });
  return { messages, errors, stop: () => subscription.unsubscribe() };
}

/** What a device shows after these messages; null before the first state. */
export function shownBy<State, Patch>(
  messages: readonly FeedMessage<State, Patch>[],
  apply: (state: State, patch: Patch) => State,
): State | null {
  let shown: State | null = null;
  for (const message of messages) {
    if (message.kind === 'state') shown = message.state;
    else if (message.kind === 'patch' && shown !== null) shown = apply(shown, message.patch);
  }
  return shown;
}
