import { Table } from '@pubquiz/ui/table';
import type { LabelledCount } from './activity-counts';

export interface BarTableProps {
  readonly caption: string;
  readonly labelHeading: string;
  readonly countHeading: string;
  readonly counts: readonly LabelledCount[];
}

/** Numbers with a bar each: a table to read out, a drawing to look at. */
export function BarTable({ caption, labelHeading, countHeading, counts }: BarTableProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Table caption={caption} isCaptionShown className="activity-table">
      <thead>
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col" className="pq-number">
            {countHeading}
          </th>
          <td className="activity-bar-cell" />
        </tr>
      </thead>
      <tbody>
        {counts.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="pq-number">{count.toLocaleString()}</td>
            <td className="activity-bar-cell" aria-hidden="true">
              <svg className="activity-bar" viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect width={(100 * count) / most} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
