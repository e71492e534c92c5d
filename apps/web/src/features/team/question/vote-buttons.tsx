import { Heart, ThumbsDown } from 'lucide-react';
import { toggleVote } from './toggle-vote';

export interface VoteButtonsProps {
  readonly ordinal: number;
  readonly questionVote: boolean | null;
  readonly onVote: (questionVote: boolean | null) => void;
}

/** Like and dislike; pressed again they are taken back (TEAM-19, TEAM-25). */
export function VoteButtons({ ordinal, questionVote, onVote }: VoteButtonsProps) {
  return (
    <div className="team-votes" role="group" aria-label={`Vote on question ${ordinal}`}>
      <button
        type="button"
        className="team-vote team-vote-like"
        aria-label={`Like question ${ordinal}`}
        aria-pressed={questionVote === true}
        onClick={() => {
          onVote(toggleVote(questionVote, true));
        }}
      >
        <Heart aria-hidden="true" />
        <span className="team-vote-word" aria-hidden="true">
          Like
        </span>
      </button>
      <button
        type="button"
        className="team-vote team-vote-dislike"
        aria-label={`Dislike question ${ordinal}`}
        aria-pressed={questionVote === false}
        onClick={() => {
          onVote(toggleVote(questionVote, false));
        }}
      >
        <ThumbsDown aria-hidden="true" />
        <span className="team-vote-word" aria-hidden="true">
          Dislike
        </span>
      </button>
    </div>
  );
}
