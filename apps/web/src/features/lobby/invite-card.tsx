import { ExternalLink, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionView } from '@pubquiz/core';
import { Button, buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { CopyButton } from '@pubquiz/ui/copy-button';
import { COPIED_BADGE_MS } from '../../lib/timing';
import { BigInvite } from './big-invite';
import { InviteAddress } from './invite-address';
import { InviteCode } from './invite-code';

/** The invitation to pass on: code, address, and a look at it (LOBBY-8, LOBBY-9). */
export function InviteCard({ session }: { readonly session: SessionView }) {
  const [isBig, setIsBig] = useState(false);
  const { inviteUrl, invitePath, quizName } = session;
  return (
    <Card as="section" padding="large" className="lobby-invite" aria-label="Invitation">
      <h2>Invite your teams</h2>
      <InviteCode url={inviteUrl} />
      <InviteAddress url={inviteUrl} />
      <div className="lobby-tools">
        <CopyButton
          text={inviteUrl}
          label="Copy link"
          copiedMessage="URL copied to clipboard"
          failedMessage="Error: URL not copied"
          clearAfterMs={COPIED_BADGE_MS}
        />
        <Button icon={<Maximize2 size={18} />} onClick={() => setIsBig(true)}>
          Show it big
        </Button>
        <a
          className={buttonClassName({ variant: 'quiet' })}
          href={`${invitePath}?preview=1`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={18} aria-hidden="true" /> Preview the invitation
        </a>
      </div>
      <BigInvite isOpen={isBig} url={inviteUrl} quizName={quizName} onClose={() => setIsBig(false)} />
    </Card>
  );
}
