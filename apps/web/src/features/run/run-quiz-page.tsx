import { Link } from 'react-router-dom';
import { buttonClassName } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { Skeleton } from '@pubquiz/ui/skeleton';
import { useQuizmasterFeed } from '../../lib/live/use-quizmaster-feed';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../lib/paths';
import { RunScreen } from './run-screen';

export interface RunQuizPageProps {
  readonly answerSheetId: string;
  readonly sessionId: string;
}

/** Follows the quiz night and shows the run screen as soon as it is known (RUN-1). */
export function RunQuizPage({ answerSheetId, sessionId }: RunQuizPageProps) {
  usePageTitle('Run Quiz');
  const { state, ended, refusal } = useQuizmasterFeed(sessionId);

  if (ended !== null) {
    return (
      <EmptyState
        level="h1"
        title={
          ended === 'session-deleted' ? 'This quiz night was deleted' : 'This quiz night can not be shown'
        }
        action={
          <Link className={buttonClassName({ variant: 'primary' })} to={paths.home()}>
            Back to Quiz list
          </Link>
        }
      >
        <p>{refusal ?? 'Its teams and answers are gone. Your quiz and its questions are still there.'}</p>
      </EmptyState>
    );
  }
  if (!state) return <Skeleton shape="block" lines={4} />;
  return <RunScreen master={state} answerSheetId={answerSheetId} />;
}
