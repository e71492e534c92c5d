import { Share2 } from 'lucide-react';
import { shareIntentUrl, shareText, sumPoints, winnersOf, type MasterSession } from '@pubquiz/core';
import { buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { logEvent } from '../../lib/analytics';

/** The winner, and a post that says so; the network's own page opens, none of its scripts (RUN-20, RUN-21). */
export function FinishedPanel({ master }: { readonly master: MasterSession }) {
  const { placements, questions, session } = master;
  const asked = questions.filter(({ askedOrdinal }) => askedOrdinal !== null);
  const text = shareText({
    quizName: session.quizName,
    ...winnersOf(placements),
    totalPointsPossible: sumPoints(asked.map(({ points }) => points)),
  });
  return (
    <Card as="section" className="run-finished" aria-label="Result">
      <p>{text}</p>
      <a
        className={buttonClassName({ variant: 'secondary' })}
        href={shareIntentUrl(text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => logEvent('share')}
      >
        <Share2 size={18} aria-hidden="true" /> Tweet about the quiz!
      </a>
    </Card>
  );
}
