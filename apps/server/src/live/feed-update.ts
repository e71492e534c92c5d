import type {
  MasterSession,
  QuizmasterFeedMessage,
  SessionFeedMessage,
  TeamFeedMessage,
  TeamFeedState,
  TeamSession,
} from '@pubquiz/core';

/** What each feed sends, and the view that its devices end up with. */
export interface Feeds {
  readonly session: { readonly message: SessionFeedMessage; readonly view: TeamSession };
  readonly team: { readonly message: TeamFeedMessage; readonly view: TeamFeedState };
  readonly quizmaster: { readonly message: QuizmasterFeedMessage; readonly view: MasterSession };
}

export type FeedKind = keyof Feeds;

/** Which feed of which Session; a team's feed names the team. */
export interface FeedRef<Kind extends FeedKind = FeedKind> {
  readonly kind: Kind;
  readonly sessionId: string;
  readonly teamId: Kind extends 'team' ? string : null;
}

/** One message for everybody on a feed; its bytes are made once, whatever the number of devices. */
export interface FeedUpdate<Kind extends FeedKind = FeedKind> {
  readonly version: number;
  readonly message: Feeds[Kind]['message'];
  /** The whole view after the message; null when Session or team are gone. */
  readonly view: Feeds[Kind]['view'] | null;
  /** The change touched teams' answers other than by a team's own save. */
  readonly didAnswersChange: boolean;
  /** The message as JSON. */
  readonly json: () => string;
}

/** Puts an update together; the JSON is made when the first device needs it. */
export function feedUpdate<Kind extends FeedKind>(
  message: Feeds[Kind]['message'],
  view: Feeds[Kind]['view'] | null,
  didAnswersChange = false,
): FeedUpdate<Kind> {
  let json: string | null = null;
  return {
    version: message.version,
    message,
    view,
    didAnswersChange,
    json: () => (json ??= JSON.stringify(message)),
  };
}
