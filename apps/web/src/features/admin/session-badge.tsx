import { SESSION_STATUS_LABELS, sessionStatusTone } from '@pubquiz/core';
import { Badge } from '@pubquiz/ui/badge';
import { Tooltip } from '@pubquiz/ui/tooltip';
import { UsersRound } from 'lucide-react';
import type { AdminSession } from './admin-quiz';

/** The status of an evening and how many teams it has; their names on hover and focus (ADMIN-6). */
export function SessionBadge({ session }: { readonly session: AdminSession }) {
  const { sessionStatus, teams } = session;
  const count = teams.length === 1 ? '1 team' : `${teams.length} teams`;
  return (
    <Tooltip content={teams.length === 0 ? 'No teams yet' : teams.map((team) => team.name).join(', ')}>
      <button type="button" className="admin-session">
        <Badge tone={sessionStatusTone(sessionStatus)} icon={<UsersRound />}>
          {SESSION_STATUS_LABELS[sessionStatus]}, {count}
        </Badge>
      </button>
    </Tooltip>
  );
}
