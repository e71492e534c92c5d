import { useState } from 'react';

export interface QuestionImageProps {
  readonly url: string;
  readonly ordinal: number;
  /** The newest question's image is needed at once. */
  readonly isNewest: boolean;
}

/** A question's image in a space that is kept free for it; says so when it does not come. */
export function QuestionImage({ url, ordinal, isNewest }: QuestionImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="team-image">
      {isBroken ? (
        <p className="pq-quiet">The image could not be loaded.</p>
      ) : (
        <img
          src={url}
          alt={`Image for question ${ordinal}`}
          loading={isNewest ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setIsBroken(true);
          }}
        />
      )}
    </div>
  );
}
