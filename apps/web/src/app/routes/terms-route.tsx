import { HtmlPage } from '../../features/static/html-page';
import { usePageTitle } from '../../lib/page-title';
import { trpc } from '../../lib/trpc';

/** /terms-and-conditions */
export function TermsRoute() {
  usePageTitle('Terms & Conditions');
  const page = trpc.content.termsAndConditions.useQuery();
  return <HtmlPage html={page.data?.html} hasFailed={page.isError} onRetry={() => void page.refetch()} />;
}
