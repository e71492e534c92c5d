import {
  diffMasterSession,
  diffTeamFeed,
  diffTeamSession,
  masterSession,
  findTeam,
  teamAnswerScoreSheet,
  teamAnswerSheet,
  teamSession,
  type SessionState,
  type TeamFeedState,
} from '@pubquiz/core';
import type { FeedKind, FeedRef, Feeds } from './feed-update';

/** How one feed sees a Session, and what it says about a change. */
export interface FeedDefinition<Kind extends FeedKind> {
  /** null when the team of a team's feed does not exist. */
  readonly view: (state: SessionState, didAnswersChange: boolean) => Feeds[Kind]['view'] | null;
  /** null when its devices would see no difference. */
  readonly patch: (
    before: Feeds[Kind]['view'],
    after: Feeds[Kind]['view'],
    version: number,
  ) => Feeds[Kind]['message'] | null;
}

/** What everybody with the invite link sees. */
export const sessionFeed: FeedDefinition<'session'> = {
  view: (state) => teamSession(state),
  patch(before, after, version) {
    const patch = diffTeamSession(before, after);
    return patch && { kind: 'patch', version, patch };
  },
};

function teamFeedState(
  state: SessionState,
  teamId: string,
  didTeamAnswerSheetChange: boolean,
): TeamFeedState | null {
  const team = findTeam(state, teamId);
  const answers = teamAnswerSheet(state, teamId);
  const scores = teamAnswerScoreSheet(state, teamId);
  if (team === null || answers === null || scores === null) return null;
  return {
    teamName: team.team.name,
    teamAnswerSheet: answers,
    teamAnswerScoreSheet: scores,
    didTeamAnswerSheetChange,
  };
}

/** What one team's devices see beside it. */
export function teamFeed({ teamId }: FeedRef<'team'>): FeedDefinition<'team'> {
  return {
    view: (state, didAnswersChange) => teamFeedState(state, teamId, didAnswersChange),
    patch(before, after, version) {
      const patch = diffTeamFeed(before, after);
      return patch && { kind: 'patch', version, patch };
    },
  };
}

/** What the owner sees on the run screen and in the lobby. */
export function quizmasterFeed(publicUrl: string): FeedDefinition<'quizmaster'> {
  return {
    view: (state) => masterSession(state, publicUrl),
    patch(before, after, version) {
      const patch = diffMasterSession(before, after);
      return patch && { kind: 'patch', version, patch };
    },
  };
}
