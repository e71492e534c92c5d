import type { ListPatch } from './patches/list-patch';
import type { QuestionMetadata } from '../popularity/question-metadata';
import type {
  MasterAnswerScoreSheet,
  MasterPlacement,
  MasterQuestion,
  MasterSession,
} from './views/master-views';
import type { SessionView, TeamView } from './views/session-view';
import type { TeamAnswerScoreSheet, TeamAnswerSheet } from './views/team-sheets-view';
import type { TeamSession } from './views/team-session-view';

/**
 * What a feed sends: first the whole state, then the parts that changed. `version` is the Session's and never falls
 * within a feed; a gap that history cannot fill leads to a whole state again, never to silence.
 */
export type FeedMessage<State, Patch> =
  | { readonly kind: 'state'; readonly version: number; readonly state: State }
  | { readonly kind: 'patch'; readonly version: number; readonly patch: Patch }
  | { readonly kind: 'gone'; readonly version: number; readonly reason: 'session-deleted' | 'team-deleted' };

/** Top-level fields that changed; questions only those that are new or different, to be put in by questionId. */
export interface TeamSessionPatch extends Partial<TeamSession> {
  /** Names that follow those that are known: while a pub joins, all the others need not be told again each time. */
  readonly joinedTeamNames?: readonly string[];
}

/** The session feed: what everybody with the link sees. */
export type SessionFeedMessage = FeedMessage<TeamSession, TeamSessionPatch>;

/** What one team's devices see beside the session feed. */
export interface TeamFeedState {
  readonly teamName: string;
  readonly teamAnswerSheet: TeamAnswerSheet;
  readonly teamAnswerScoreSheet: TeamAnswerScoreSheet;
  /** The last change touched answers other than by the team's own save: show the server's text. */
  readonly didTeamAnswerSheetChange: boolean;
}

/** The answer sheet's answers are only the changed ones, to be put in by questionId; other fields replace. */
export type TeamFeedPatch = Partial<TeamFeedState>;
export type TeamFeedMessage = FeedMessage<TeamFeedState, TeamFeedPatch>;

/** A team's place without what follows from the order and from the team. */
export interface PlacementPatch extends Pick<MasterPlacement, 'totalScore'> {
  readonly teamId: string;
}

/**
 * Only what changed: the Session's fields replace; sheets are those of changed teams, with the changed entries, put in
 * by id; lists are put together from what changed in them.
 */
export interface MasterSessionPatch {
  readonly session?: Partial<Omit<SessionView, 'teams'>>;
  readonly teams?: ListPatch<TeamView>;
  readonly questions?: ListPatch<MasterQuestion>;
  readonly teamAnswerSheets?: readonly TeamAnswerSheet[];
  readonly masterAnswerScoreSheets?: readonly MasterAnswerScoreSheet[];
  readonly placements?: ListPatch<PlacementPatch>;
  readonly questionsMetadata?: ListPatch<QuestionMetadata>;
}

/** The quizmaster's feed. */
export type QuizmasterFeedMessage = FeedMessage<MasterSession, MasterSessionPatch>;
