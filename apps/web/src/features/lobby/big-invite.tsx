import { Dialog } from '@pubquiz/ui/dialog';
import { InviteAddress } from './invite-address';
import { InviteCode } from './invite-code';

export interface BigInviteProps {
  readonly isOpen: boolean;
  readonly url: string;
  readonly quizName: string;
  readonly onClose: () => void;
}

/** The invitation as large as the screen: to hold up, or for the screen on the wall. */
export function BigInvite({ isOpen, url, quizName, onClose }: BigInviteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="large" title={`Join ${quizName}`}>
      <div className="lobby-big">
        <InviteCode url={url} />
        <InviteAddress url={url} />
      </div>
    </Dialog>
  );
}
