import { useEffect } from 'react';
import { trpc } from './trpc';

/** What the host of this server has set; it does not change while a page is open. */
export function useSettings() {
  return trpc.content.settings.useQuery(undefined, { staleTime: Infinity }).data;
}

/** Sets the title 'Pub Quiz: ' + page name + the host's suffix (NAV-1). */
export function usePageTitle(pageName: string): void {
  const suffix = useSettings()?.siteSuffix ?? '';
  useEffect(() => {
    document.title = `Pub Quiz: ${pageName}${suffix}`;
  }, [pageName, suffix]);
}
