import { useQuery } from '@tanstack/react-query';
import { trpc } from './trpc';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Makes sure that this browser has a user session, a guest's if need be, before a quizmaster's page loads anything (EDIT-2, AUTH-10). */
export function useEnsureUserSession() {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['ensure-user-session'],
    staleTime: FIVE_MINUTES_MS,
    queryFn: async () => {
      const { userAccountExtract } = await utils.client.auth.session.mutate();
      // Asked before the cookie came, and answered after it, it would say that there is nobody.
      await utils.auth.current.cancel();
      utils.auth.current.setData(undefined, { hasUserSession: true, userAccountExtract });
      return { isGuest: userAccountExtract === null };
    },
  });
}
