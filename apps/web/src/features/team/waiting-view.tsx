import { Card } from '@pubquiz/ui/card';

export interface WaitingViewProps {
  readonly teamNames: readonly string[];
  readonly ownName: string;
}

/** Before the start: who is there, what comes, and the secret address (TEAM-13). */
export function WaitingView({ teamNames, ownName }: WaitingViewProps) {
  const own = teamNames.indexOf(ownName);
  return (
    <Card as="section" tone="slate" padding="large" className="team-waiting">
      <h2>Waiting for other teams to join...</h2>
      <ul className="team-names" aria-label="Teams so far">
        {teamNames.map((name, index) => (
          <li key={index} className={index === own ? 'team-name team-name-own' : 'team-name'}>
            {name}
            {index === own && <span className="pq-visually-hidden"> (your team)</span>}
          </li>
        ))}
      </ul>
      <p className="team-waiting-words">
        The quizmaster starts the quiz. The questions then appear here by themselves, no need to reload: time
        to get a round in.
      </p>
    </Card>
  );
}
