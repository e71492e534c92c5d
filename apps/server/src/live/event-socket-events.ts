import type { MasterSession } from '@pubquiz/core';
import type { FeedKind, FeedRef, FeedUpdate } from './feed-update';
import type { ClientEvent, ClientEventName } from './event-socket-frame';

/** How one subscription is fed: from which feed, and which of its updates it sends as what. */
interface EventSource<Kind extends FeedKind> {
  readonly feed: Kind;
  /** The frame for an update, or null when it says nothing that this subscription is about. */
  readonly frame: (update: FeedUpdate<Kind>, didAnswersChange: boolean) => string | null;
}

function toFrame(event: string, data: object): string {
  return JSON.stringify({ event, data });
}

/** Makes a frame once for all devices; what is told to one of them only is made for it. */
function shared<Kind extends FeedKind>(make: EventSource<Kind>['frame']): EventSource<Kind>['frame'] {
  const made = new WeakMap<FeedUpdate<Kind>, string | null>();
  return (update, didAnswersChange) => {
    if (didAnswersChange !== update.didAnswersChange) return make(update, didAnswersChange);
    const known = made.get(update);
    if (known !== undefined) return known;
    const frame = make(update, didAnswersChange);
    made.set(update, frame);
    return frame;
  };
}

function sheetsOf({ message }: FeedUpdate<'quizmaster'>, view: MasterSession) {
  const isComplete = message.kind !== 'patch' || message.patch.teams?.gone !== undefined;
  if (isComplete) return { isComplete, teamAnswerSheets: view.teamAnswerSheets };
  const changed = new Set(message.patch.teamAnswerSheets?.map(({ teamId }) => teamId));
  return { isComplete, teamAnswerSheets: view.teamAnswerSheets.filter(({ teamId }) => changed.has(teamId)) };
}

/** An edited question alone is no change of answers, marks, teams or status. */
function isAboutSheets({ message }: FeedUpdate<'quizmaster'>): boolean {
  return message.kind !== 'patch' || Object.keys(message.patch).some((part) => part !== 'questions');
}

const sessionAnswerSheets: EventSource<'quizmaster'> = {
  feed: 'quizmaster',
  frame: shared((update) => {
    const { version, view } = update;
    if (view === null || !isAboutSheets(update)) return null;
    const { isComplete, teamAnswerSheets } = sheetsOf(update, view);
    const newSessionStatus = view.session.sessionStatus;
    return toFrame('teamAnswerSheetsChanged', { version, teamAnswerSheets, newSessionStatus, isComplete });
  }),
};

const teamSession: EventSource<'session'> = {
  feed: 'session',
  frame: shared(
    ({ version, view }, didTeamAnswerSheetChange) =>
      view && toFrame('teamSessionChanged', { version, teamSession: view, didTeamAnswerSheetChange }),
  ),
};

function isAbout({ message }: FeedUpdate<'team'>, part: 'teamAnswerSheet' | 'teamAnswerScoreSheet'): boolean {
  return message.kind !== 'patch' || message.patch[part] !== undefined;
}

const teamAnswerScoreSheet: EventSource<'team'> = {
  feed: 'team',
  frame: shared((update) => {
    const { version, view } = update;
    if (view === null || !isAbout(update, 'teamAnswerScoreSheet')) return null;
    return toFrame('teamAnswerScoreSheetChanged', {
      version,
      teamAnswerScoreSheet: view.teamAnswerScoreSheet,
    });
  }),
};

const teamAnswerSheet: EventSource<'team'> = {
  feed: 'team',
  frame: shared((update) => {
    const { version, view } = update;
    if (view === null || !isAbout(update, 'teamAnswerSheet')) return null;
    return toFrame('teamAnswerSheetChanged', { version, teamAnswerSheet: view.teamAnswerSheet });
  }),
};

/** What each subscription sends (wire contract 11.2). */
const sources = {
  masterSubscribeToSessionAnswerSheets: sessionAnswerSheets,
  teamSubscribeToTeamSession: teamSession,
  teamSubscribeToTeamAnswerScoreSheet: teamAnswerScoreSheet,
  teamSubscribeToTeamAnswerSheet: teamAnswerSheet,
} as const satisfies Record<ClientEventName, unknown>;

export interface FedBy<Kind extends FeedKind = FeedKind> extends EventSource<Kind> {
  readonly ref: FeedRef<Kind>;
}

/** The feed behind a subscription. */
export function fedBy({ event, data }: ClientEvent): FedBy {
  const { feed, frame } = sources[event];
  const ref = { kind: feed, sessionId: data.sessionId, teamId: 'teamId' in data ? data.teamId : null };
  return { feed, frame, ref } as FedBy;
}

/** An error event (wire contract 11.4). */
export function errorFrame(error: string, refused: object): string {
  return toFrame('error', { error, ...refused });
}
