import type { SessionChanges } from './session-changes';
import type { SessionCommandType } from './session-command';

/**
 * The teams whose answers were changed by somebody else than themselves: by the quizmaster, or by an edited question.
 * Their devices must show the server's text (didTeamAnswerSheetChange, wire contract 11.2).
 */
export function foreignlyAnsweredTeamIds(
  commandType: SessionCommandType,
  changes: SessionChanges,
): readonly string[] {
  if (commandType === 'save-team-answers') return [];
  return [...new Set(changes.answers.map(({ teamId }) => teamId))];
}
