import { useNavigate } from 'react-router-dom';
import { browserId } from '../../lib/browser-id';
import { errorText } from '../../lib/error-text';
import { paths } from '../../lib/paths';
import { writeTeamCookie } from '../../lib/team-cookie';
import { trpc } from '../../lib/trpc';

export interface JoinTeam {
  readonly join: (name: string) => void;
  readonly isJoining: boolean;
  /** Why the team was not added. */
  readonly problem: string | undefined;
}

/** Adds a team, makes this browser its first writer (D24), remembers it (COOKIE-3) and opens its page (TEAM-10). */
export function useJoinTeam(sessionId: string): JoinTeam {
  const navigate = useNavigate();
  const become = trpc.teamAnswer.becomeWriter.useMutation();
  const add = trpc.team.join.useMutation({
    async onSuccess({ teamTeam: { id: teamId } }) {
      writeTeamCookie(sessionId, teamId);
      // Its failure is no reason to stay here: the first save makes a writer, too (D24).
      await become.mutateAsync({ sessionId, teamId, browserId: browserId() }).catch(() => null);
      await navigate(paths.teamGame(sessionId, teamId));
    },
  });
  return {
    join: (name) => add.mutate({ sessionId, name }),
    isJoining: add.isPending,
    problem: add.isError
      ? errorText(add.error, 'The server can not be reached. Try again in a moment.')
      : undefined,
  };
}
