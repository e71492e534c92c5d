import { useEffect, useState } from 'react';
import { dropTeamCookie, readTeamCookie } from '../../lib/team-cookie';
import { trpc } from '../../lib/trpc';
import { httpStatusOf } from '../../lib/trpc-client';

/** The team that this browser has in a Session: none, one that is still being looked up, or one to go to. */
export type KnownTeam =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'known'; readonly teamId: string };

/** Follows the team cookie (TEAM-9); one that names a deleted or unknown team is dropped (D44). */
export function useKnownTeam(sessionId: string, isPeek: boolean): KnownTeam {
  const [teamId] = useState(() => (isPeek ? null : readTeamCookie(sessionId)));
  const team = trpc.team.get.useQuery(
    { sessionId, teamId: teamId ?? '' },
    { enabled: teamId !== null, staleTime: Infinity },
  );
  const isUnknown = team.isError && httpStatusOf(team.error) === 404;

  useEffect(() => {
    if (isUnknown) dropTeamCookie(sessionId);
  }, [isUnknown, sessionId]);

  if (teamId === null || isUnknown) return { kind: 'none' };
  // Without an answer the team's own page is the better place to wait for one.
  if (team.isPending) return { kind: 'checking' };
  return { kind: 'known', teamId };
}
