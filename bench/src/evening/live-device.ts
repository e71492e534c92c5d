import {
  applyTeamFeedPatch,
  applyTeamSessionPatch,
  type TeamFeedState,
  type TeamSession,
} from '@pubquiz/core';
import { createPubQuizClient, type PubQuizClient } from '@pubquiz/client';
import { WebSocket } from 'ws';

/** What a device watches for a bench; called after the views are brought up to date. */
export interface DeviceEvents {
  /** A message of the session feed or the team feed has come. */
  readonly onMessage?: (message: SeenMessage) => void;
  /** A feed runs, for the first time or again after a cut. */
  readonly onStarted?: (feed: SeenMessage['feed']) => void;
  readonly onError?: (error: unknown) => void;
}

/** One message of a feed, as it came. */
export interface SeenMessage {
  readonly feed: 'session' | 'team';
  readonly kind: 'state' | 'patch' | 'gone';
  readonly version: number;
  readonly at: number;
  /** As it was sent. */
  readonly data: unknown;
}

/** A phone on the team page: both feeds on one socket, which comes back by itself. */
export interface LiveDevice {
  readonly api: PubQuizClient['api'];
  /** What everybody sees; null until it is here. */
  readonly session: () => TeamSession | null;
  /** What the team sees; null until it is here. */
  readonly team: () => TeamFeedState | null;
  close(): Promise<void>;
}

export interface LiveDeviceOptions extends DeviceEvents {
  readonly url: string;
  readonly sessionId: string;
  readonly teamId: string;
}

/** Opens a phone on a team's page. */
export function openLiveDevice(options: LiveDeviceOptions): LiveDevice {
  const { url, sessionId, teamId, onMessage, onStarted, onError = () => undefined } = options;
  const client = createPubQuizClient({ url, WebSocket });
  let session: TeamSession | null = null;
  let team: TeamFeedState | null = null;

  const seen = (feed: SeenMessage['feed'], data: Pick<SeenMessage, 'kind' | 'version'>) =>
    onMessage?.({ feed, kind: data.kind, version: data.version, at: performance.now(), data });

  const watched = [
    client.api.live.session.subscribe(
      { sessionId },
      {
        onStarted: () => onStarted?.('session'),
        onData({ data }) {
          if (data.kind === 'state') session = data.state;
          else if (data.kind === 'patch' && session) session = applyTeamSessionPatch(session, data.patch);
          seen('session', data);
        },
        onError,
      },
    ),
    client.api.live.team.subscribe(
      { sessionId, teamId },
      {
        onStarted: () => onStarted?.('team'),
        onData({ data }) {
          if (data.kind === 'state') team = data.state;
          else if (data.kind === 'patch' && team) team = applyTeamFeedPatch(team, data.patch);
          seen('team', data);
        },
        onError,
      },
    ),
  ];
  return {
    api: client.api,
    session: () => session,
    team: () => team,
    async close() {
      for (const subscription of watched) subscription.unsubscribe();
      await client.close();
    },
  };
}
