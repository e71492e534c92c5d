import {
  affectedTeams,
  applyChanges,
  changedByOthers,
  teamsWithForeignChanges,
  type SessionChanges,
  type SessionState,
} from '@pubquiz/core';
import { createFeedChannel, type FeedChannel } from './feed-channel';
import { quizmasterFeed, sessionFeed, teamFeed } from './feed-definitions';
import type { FeedRef } from './feed-update';
import { mergeUpdates } from './merge-updates';
import type { Slices } from './slices';

/** A change that the database has, waiting for its turn. */
export interface Published {
  readonly version: number;
  readonly changes: SessionChanges;
  /** A team saved its own answers: its devices keep what is typed on them. */
  readonly isTeamSave: boolean;
}

/** The feeds of one Session that somebody watches, and the Session as they show it. */
export interface SessionChannel {
  readonly state: () => SessionState;
  readonly session: () => FeedChannel<'session'>;
  readonly quizmaster: () => FeedChannel<'quizmaster'>;
  readonly team: (ref: FeedRef<'team'>) => FeedChannel<'team'>;
  /** Devices on all feeds. */
  readonly size: () => number;
  /** Shows a change that follows on the present state. */
  apply(published: Published): void;
  /** Shows the Session as it was read anew. */
  replace(state: SessionState): void;
  end(): void;
}

/** At most ten updates a second, whatever the rate of answers and votes. */
const PAUSE_MS = 100;
/** With a very large crowd fewer: counting for everybody takes a fifth of the time at most, the rest is for answers. */
const PAUSE_FOR_DELIVERY = 4;

export interface SessionChannelOptions {
  readonly publicUrl: string;
  readonly slices: Slices;
}

/** Opens a Session's feeds at a state that was read from the database. */
export function createSessionChannel(
  initial: SessionState,
  { publicUrl, slices }: SessionChannelOptions,
): SessionChannel {
  let state = initial;
  let session: FeedChannel<'session'> | null = null;
  let quizmaster: FeedChannel<'quizmaster'> | null = null;
  const teams = new Map<string, FeedChannel<'team'>>();
  const pauseAfter = (feed: FeedChannel<'session'> | FeedChannel<'quizmaster'> | null) =>
    Math.max(PAUSE_MS, PAUSE_FOR_DELIVERY * (feed?.deliveryMs() ?? 0));
  const quizmasterUpdates = mergeUpdates(
    () => quizmaster?.show(state, false),
    () => pauseAfter(quizmaster),
  );
  // What a team saves is seen by others as a count at most; what the quizmaster does is shown at once.
  const countUpdates = mergeUpdates(
    () => session?.show(state, false),
    () => pauseAfter(session),
  );

  function showTeams(affected: 'all' | ReadonlySet<string>, foreign: ReadonlySet<string>): void {
    for (const teamId of affected === 'all' ? teams.keys() : affected) {
      teams.get(teamId)?.show(state, foreign.has(teamId));
    }
  }

  return {
    state: () => state,
    session: () => (session ??= createFeedChannel(sessionFeed, state, slices)),
    quizmaster: () => (quizmaster ??= createFeedChannel(quizmasterFeed(publicUrl), state, slices)),
    team(ref) {
      const known = teams.get(ref.teamId);
      if (known && known.present() !== null) return known;
      const feed = createFeedChannel(teamFeed(ref), state, slices);
      if (feed.present() !== null) teams.set(ref.teamId, feed);
      return feed;
    },
    size() {
      const feeds = [session, quizmaster, ...teams.values()];
      return feeds.reduce((sum, feed) => sum + (feed?.size() ?? 0), 0);
    },
    apply({ version, changes, isTeamSave }) {
      state = applyChanges(state, changes, version);
      const foreign = isTeamSave ? new Set<string>() : teamsWithForeignChanges(changes);
      if (isTeamSave) countUpdates.ask();
      else session?.show(state, foreign.size > 0);
      showTeams(affectedTeams(changes, state), foreign);
      quizmasterUpdates.ask();
    },
    replace(next) {
      const foreign = changedByOthers(state, next);
      state = next;
      session?.show(state, foreign.size > 0);
      showTeams('all', foreign);
      quizmasterUpdates.ask();
    },
    end() {
      quizmasterUpdates.stop();
      countUpdates.stop();
      const version = state.session.version + 1;
      for (const feed of [session, quizmaster, ...teams.values()]) feed?.end(version, 'session-deleted');
    },
  };
}
