import type { FeedMessage } from '@pubquiz/core';

/** Why a feed has ended for good. */
export type FeedEnd = 'session-deleted' | 'team-deleted' | 'refused';

/** What one feed has told so far; it lives in the query cache. */
export interface FeedView<State> {
  /** undefined until the first message. */
  readonly state: State | undefined;
  readonly version: number;
  readonly ended: FeedEnd | null;
  /** The server's sentence when it refused. */
  readonly refusal: string | null;
}

/** A feed that has told nothing yet. */
export const SILENT_FEED = { state: undefined, version: -1, ended: null, refusal: null } as const;

export type ApplyPatch<State, Patch> = (state: State, patch: Patch) => State;

/**
 * The view after a message. Messages below the known version change nothing. null = a patch came without a state to
 * put it into: the feed must start again.
 */
export function nextFeedView<State, Patch>(
  view: FeedView<State>,
  message: FeedMessage<State, Patch>,
  applyPatch: ApplyPatch<State, Patch>,
): FeedView<State> | null {
  if (message.kind === 'gone') return { ...view, version: message.version, ended: message.reason };
  if (message.version < view.version) return view;
  const { version } = message;
  if (message.kind === 'state') return { state: message.state, version, ended: null, refusal: null };
  if (view.state === undefined) return null;
  return { ...view, state: applyPatch(view.state, message.patch), version };
}
