import { HtmlPage } from '../../features/static/html-page';
import { usePageTitle } from '../../lib/page-title';
import { trpc } from '../../lib/trpc';

/** /privacy-policy */
export function PrivacyPolicyRoute() {
  usePageTitle('Privacy Policy');
  const page = trpc.content.privacyPolicy.useQuery();
  return <HtmlPage html={page.data?.html} hasFailed={page.isError} onRetry={() => void page.refetch()} />;
}
