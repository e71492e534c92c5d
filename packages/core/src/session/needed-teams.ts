import type { SessionCommand } from './session-command';

/**
 * Which teams must be loaded to decide a command: all of them, or those with these ids (unknown ones are left out).
 * Joining needs all because their number is limited.
 */
export function neededTeams(command: SessionCommand): 'all' | readonly string[] {
  switch (command.type) {
    case 'start-quiz':
    case 'ask-next-question':
    case 'submit-all-answers':
    case 'reveal-leaderboard':
    case 'finish-quiz':
      return [];
    case 'ask-more-questions':
    case 'mark-answers':
    case 'reveal-scoring':
    case 'reveal-questions':
    case 'sheet-saved':
    case 'join-team':
      return 'all';
    case 'delete-team':
    case 'become-writer':
    case 'save-team-answers':
      return [command.teamId];
    case 'answer-for-teams':
    case 'set-scores':
      return command.teams.map(({ teamId }) => teamId);
  }
}

/** True when a command may add an empty question to the sheet, which must then be locked as well (STATE-3, STATE-13). */
export function mayAddQuestion(command: SessionCommand): boolean {
  return (
    command.type === 'start-quiz' ||
    (command.type === 'ask-next-question' && command.questionId === undefined)
  );
}
