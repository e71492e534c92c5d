import { Button } from '@pubquiz/ui/button';
import { PenLine } from 'lucide-react';
import { browserId } from '../../lib/browser-id';
import type { TeamIds } from '../../lib/live/use-team-feed';
import { trpc } from '../../lib/trpc';
import { logFailure } from './log-failure';

/** Makes this browser the team's writer in one tap (ROLE-3). A failure is only logged (ERR-24). */
export function BecomeSecretaryButton({ sessionId, teamId }: TeamIds) {
  const become = trpc.teamAnswer.becomeWriter.useMutation({ onError: logFailure });
  return (
    <Button
      size="large"
      className="team-become"
      icon={<PenLine />}
      isBusy={become.isPending}
      onClick={() => {
        become.mutate({ sessionId, teamId, browserId: browserId() });
      }}
    >
      Become Secretary
    </Button>
  );
}
