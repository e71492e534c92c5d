import { Skeleton } from '@pubquiz/ui/skeleton';
import '../../features/static/static.css';
import { usePageTitle, useSettings } from '../../lib/page-title';

/** /contact (STATIC-2) */
export function ContactRoute() {
  usePageTitle('Contact');
  const settings = useSettings();
  return (
    <article className="static-page pq-prose">
      <h1>Contact</h1>
      <p>A question about your quiz, an idea, or something that does not work? Write to us.</p>
      {settings === undefined ? (
        <Skeleton />
      ) : (
        <p>
          <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
        </p>
      )}
      <p className="pq-quiet">
        If something went wrong, tell us the time, the page and what you saw. Please leave out the secret
        address of your team: whoever has it can answer for you.
      </p>
    </article>
  );
}
