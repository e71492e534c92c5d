import { Button } from '@pubquiz/ui/button';
import { Menu } from '@pubquiz/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { showFailure } from '../show-failure';
import { trpc } from '../trpc';

/** The username, behind it the account page and Log Out (NAV-6, AUTH-14). */
export function AccountDropdown({ username }: { readonly username: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const logOut = trpc.auth.logOut.useMutation({
    async onSuccess() {
      queryClient.clear();
      await navigate(paths.home());
    },
    onError(error) {
      showFailure(error, 'Could not log out');
    },
  });

  return (
    <Menu
      label="Account"
      trigger={
        <Button variant="quiet" className="shell-username">
          <span className="shell-username-text">{username}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      entries={[
        {
          id: 'account',
          label: 'Your account',
          icon: <UserRound />,
          onSelect: () => void navigate(paths.account()),
        },
        {
          id: 'log-out',
          label: 'Log Out',
          icon: <LogOut />,
          onSelect: () => {
            logOut.mutate();
          },
        },
      ]}
    />
  );
}
