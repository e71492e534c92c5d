import type { TeamView } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';

/** Before the first question: who is here, and what happens next. */
export function NotStarted({ teams }: { readonly teams: readonly TeamView[] }) {
  return (
    <section className="run-not-started" aria-label="Before the start">
      <p>
        {teams.length === 0
          ? 'No team has joined yet. You can start all the same: teams can join later, too.'
          : `${teams.length} ${teams.length === 1 ? 'team is' : 'teams are'} waiting for your first question.`}
      </p>
      <p className="run-teams">
        {teams.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
      </p>
    </section>
  );
}
