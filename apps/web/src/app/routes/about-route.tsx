import { Acknowledgments } from '../../features/static/acknowledgments';
import { usePageTitle } from '../../lib/page-title';

/** /about */
export function AboutRoute() {
  usePageTitle('Acknowledgments');
  return <Acknowledgments />;
}
