import { CopyButton } from '@pubquiz/ui/copy-button';
import { TextField } from '@pubquiz/ui/text-field';
import type { TeamIds } from '../../lib/live/use-team-feed';
import { paths } from '../../lib/paths';
import { COPIED_BADGE_MS } from '../../lib/timing';
import { trpc } from '../../lib/trpc';

/** The team's secret address with its copy button; a tap selects it where copying is not possible (TEAM-13, ERR-5). */
export function TeamLink({ sessionId, teamId }: TeamIds) {
  const team = trpc.team.get.useQuery({ sessionId, teamId }, { staleTime: Infinity });
  const url = team.data?.teamTeam.teamUrl ?? `${location.origin}${paths.teamGame(sessionId, teamId)}`;
  return (
    <div className="team-url">
      <TextField
        label="Your team's secret URL"
        hint="Bookmark it, and open it on your team's other screens. Whoever has it plays for your team."
        value={url}
        size="large"
        readOnly
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <CopyButton
        text={url}
        label="Copy URL"
        size="large"
        copiedMessage="URL copied to clipboard"
        failedMessage="Error: URL not copied"
        clearAfterMs={COPIED_BADGE_MS}
      />
    </div>
  );
}
