import { Eye, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TipCardProps {
  readonly isWriter: boolean;
  readonly isPeek: boolean;
  readonly isConfirming: boolean;
  /** 'Become Secretary'; none on a peek. */
  readonly becomeSecretary: ReactNode;
}

/** What this screen is for while answers are taken (TEAM-14, TEAM-15, D56). */
export function TipCard({ isWriter, isPeek, isConfirming, becomeSecretary }: TipCardProps) {
  const confirm = isConfirming && <p>Take 10 to 20 seconds to confirm your answers.</p>;
  if (isWriter) {
    return (
      <aside className="team-tip" aria-label="Tip">
        <PenLine aria-hidden="true" className="team-tip-icon" />
        <div>
          <p>You are the “secretary”: answer here and press Submit.</p>
          {confirm}
        </div>
      </aside>
    );
  }
  return (
    <aside className="team-tip team-tip-reader" aria-label="Tip">
      <Eye aria-hidden="true" className="team-tip-icon" />
      <div>
        <p className="team-tip-title">This page is for viewing only</p>
        {confirm || (
          <p>
            {isPeek ? 'You are peeking: nothing is saved here.' : 'Another screen answers for your team.'}
          </p>
        )}
      </div>
      {becomeSecretary}
    </aside>
  );
}
