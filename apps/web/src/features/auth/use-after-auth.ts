import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** What follows a log-in or sign-up: everything that was loaded belonged to somebody else; then home (AUTH-9). */
export function useAfterAuth(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await queryClient.resetQueries();
    await navigate(paths.home(), { replace: true });
  };
}
