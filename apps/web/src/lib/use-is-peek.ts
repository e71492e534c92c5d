import { useSearchParams } from 'react-router-dom';

/**
 * True on a page that the quizmaster only looks at, a team's page with `?peek=1` or the invitation with `?preview=1`:
 * it saves nothing, and neither sets nor follows a cookie (D62).
 */
export function useIsPeek(): boolean {
  const [query] = useSearchParams();
  return query.get('peek') === '1' || query.get('preview') === '1';
}
