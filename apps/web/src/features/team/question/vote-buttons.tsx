import { Heart, ThumbsDown, type LucideIcon } from 'lucide-react';
import { toggleVote } from './toggle-vote';

interface Vote {
  readonly vote: boolean;
  readonly word: string;
  readonly className: string;
  readonly icon: LucideIcon;
}

const VOTES: readonly Vote[] = [
  { vote: true, word: 'Like', className: 'team-vote-like', icon: Heart },
  { vote: false, word: 'Dislike', className: 'team-vote-dislike', icon: ThumbsDown },
];

export interface VoteButtonsProps {
  readonly ordinal: number;
  readonly questionVote: boolean | null;
  readonly onVote: (questionVote: boolean | null) => void;
}

/** Like and dislike; pressed again they are taken back (TEAM-19, TEAM-25). */
export function VoteButtons({ ordinal, questionVote, onVote }: VoteButtonsProps) {
  return (
    <div className="team-votes" role="group" aria-label={`Vote on question ${ordinal}`}>
      {VOTES.map(({ vote, word, className, icon: Icon }) => (
        <button
          key={word}
          type="button"
          className={`team-vote ${className}`}
          aria-label={`${word} question ${ordinal}`}
          aria-pressed={questionVote === vote}
          onClick={() => {
            onVote(toggleVote(questionVote, vote));
          }}
        >
          <Icon aria-hidden="true" />
          <span className="team-vote-word" aria-hidden="true">
            {word}
          </span>
        </button>
      ))}
    </div>
  );
}
