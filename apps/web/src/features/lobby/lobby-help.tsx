import { Card } from '@pubquiz/ui/card';

/** What to do here, in order (LOBBY-10). */
export function LobbyHelp() {
  return (
    <Card as="aside" tone="sunken" className="lobby-help" aria-label="Instructions">
      <h2>How it goes</h2>
      <ol>
        <li>Let the teams scan the code, or send them the link.</li>
        <li>Each team signs up once. Further phones of the same team use that team’s own secret URL.</li>
        <li>Everybody here? Start the quiz. Latecomers can still join.</li>
        <li>A phone died? Copy the team’s secret URL and open it on another one.</li>
      </ol>
    </Card>
  );
}
