import { Card } from '@pubquiz/ui/card';
import { Select } from '@pubquiz/ui/select';
import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { countsPerDay, countsPerEvent } from './activity-counts';
import { AdminHeading } from './admin-heading';
import { BarTable } from './bar-table';
import { ListStart } from './list-start';
import './activity.css';

const PERIODS = [7, 30, 90, 365] as const;

/** What happens on this server, day by day; it stays in the server's own database (ANALYTICS-1). */
export function ActivityPage() {
  const [days, setDays] = useState<number>(30);
  const [name, setName] = useState<string | null>(null);
  const activity = trpc.admin.analytics.useQuery({ days }, { placeholderData: (before) => before });
  const counts = activity.data?.counts ?? [];
  const events = countsPerEvent(counts);

  return (
    <div className="admin-page">
      <AdminHeading title="Activity">
        What happens on this server, by UTC day. It is kept here only and names nobody.
      </AdminHeading>
      <div className="activity-tools">
        <Select
          label="Period"
          value={String(days)}
          options={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
          onChange={(event) => {
            setDays(Number(event.target.value));
          }}
        />
        <Select
          label="Event"
          value={name ?? ''}
          options={[
            { value: '', label: 'All events' },
            ...events.map(({ label }) => ({ value: label, label })),
          ]}
          onChange={(event) => {
            setName(event.target.value === '' ? null : event.target.value);
          }}
        />
      </div>
      <ListStart list={activity}>
        {activity.data !== undefined && (
          <div className="activity-tables">
            <Card as="section">
              <BarTable
                caption={`${name ?? 'All events'}, per day`}
                labelHeading="Day"
                countHeading="Events"
                counts={[...countsPerDay(counts, { since: activity.data.since, days, name })].reverse()}
              />
            </Card>
            <Card as="section">
              <BarTable caption="By event" labelHeading="Event" countHeading="Times" counts={events} />
            </Card>
          </div>
        )}
      </ListStart>
    </div>
  );
}
