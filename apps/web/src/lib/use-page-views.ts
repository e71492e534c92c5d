import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { logEvent } from './analytics';
import { routePatterns } from './paths';

/** The pattern of a page: what an address shows, without the ids in it, which are secrets. */
export function routePatternOf(pathname: string): string {
  return Object.values(routePatterns).find((pattern) => matchPath(pattern, pathname) !== null) ?? 'unknown';
}

/** Counts the pages that are visited, by their patterns (ANALYTICS-2). */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    logEvent('page_view', routePatternOf(pathname));
  }, [pathname]);
}
