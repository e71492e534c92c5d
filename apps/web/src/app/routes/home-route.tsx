import { HomePage } from '../../features/home/home-page';

/** The route that the documents name HomePage. */
export function HomeRoute() {
  return <HomePage />;
}
