import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TeamView } from '@pubquiz/core';
import { buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { CopyButton } from '@pubquiz/ui/copy-button';
import { IconButton } from '@pubquiz/ui/icon-button';
import { logEvent } from '../../lib/analytics';
import { showFailure } from '../../lib/show-failure';
import { COPIED_BADGE_MS } from '../../lib/timing';
import { trpc } from '../../lib/trpc';

/** A team that has come: its secret address, a peek at its page, and the way out (LOBBY-11 to LOBBY-13). */
export function TeamCard({ team }: { readonly team: TeamView }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { sessionId, id: teamId, name } = team;
  const deletion = trpc.team.delete.useMutation({
    onSuccess: () => logEvent('delete_team'),
    onError: (error) => showFailure(error),
    onSettled: () => setIsDeleting(false),
  });
  return (
    <Card as="li" className="lobby-team">
      <span className="lobby-team-name" dir="auto">
        {name}
      </span>
      <span className="lobby-team-tools">
        <CopyButton
          text={team.teamUrl}
          label="Copy secret URL"
          size="small"
          variant="quiet"
          copiedMessage="URL copied to clipboard"
          failedMessage="Error: URL not copied"
          clearAfterMs={COPIED_BADGE_MS}
        />
        <a
          className={buttonClassName({ variant: 'quiet', size: 'small' })}
          href={`${team.teamPath}?peek=1`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Peek at the page of ${name}`}
        >
          <Eye size={18} aria-hidden="true" /> Peek
        </a>
        <IconButton
          label={`Delete team ${name}`}
          icon={<Trash2 />}
          tone="danger"
          onClick={() => setIsDeleting(true)}
        />
      </span>
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete the team “${name}”?`}
        confirmLabel="Delete team"
        tone="danger"
        isBusy={deletion.isPending}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => deletion.mutate({ sessionId, teamId })}
      >
        <p>Its answers and points are deleted, too. You can not undo this!</p>
      </ConfirmDialog>
    </Card>
  );
}
