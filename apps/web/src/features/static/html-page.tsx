import { Button } from '@pubquiz/ui/button';
import { EmptyState } from '@pubquiz/ui/empty-state';
import { Spinner } from '@pubquiz/ui/spinner';
import './static.css';

export interface HtmlPageProps {
  /** Sanitised by the server (STATIC-4); undefined while it is on its way. */
  readonly html: string | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** A text of the host, as the server renders it (STATIC-3). */
export function HtmlPage({ html, hasFailed, onRetry }: HtmlPageProps) {
  if (html !== undefined) {
    return <article className="static-page pq-prose" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  if (hasFailed) {
    return (
      <EmptyState
        level="h1"
        title="This text did not arrive"
        action={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The server did not answer. Your connection may be away for a moment.
      </EmptyState>
    );
  }
  return <Spinner label="Loading" />;
}
