import { buttonClassName } from '@pubquiz/ui/button';
import { Card } from '@pubquiz/ui/card';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The invitation to be the next quizmaster (TEAM-29, D36). */
export function WhatsNext() {
  return (
    <Card as="section" tone="accent" className="team-next">
      <h2>What&apos;s next?</h2>
      <p>Create your own quiz and invite your friends. It is free, and you need no account to begin.</p>
      <Link className={buttonClassName({ variant: 'primary', size: 'large' })} to={paths.newQuiz()}>
        Create a Quiz
      </Link>
    </Card>
  );
}
