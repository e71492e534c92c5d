import type { Result } from '../result';
import { answerForTeams } from './commands/answer-for-teams';
import { askMoreQuestions } from './commands/ask-more-questions';
import { askNextQuestion } from './commands/ask-next-question';
import { becomeWriter } from './commands/become-writer';
import { changeStatus } from './commands/change-status';
import { deleteTeam } from './commands/delete-team';
import { joinTeam } from './commands/join-team';
import { markAllAnswers } from './commands/mark-answers';
import { revealQuestions } from './commands/reveal-questions';
import { revealScoring } from './commands/reveal-scoring';
import { saveTeamAnswers } from './commands/save-team-answers';
import { setScores } from './commands/set-scores';
import { sheetSaved } from './commands/sheet-saved';
import { startQuiz } from './commands/start-quiz';
import type { SessionChanges } from './session-changes';
import type { SessionCommand } from './session-command';
import type { SessionState } from './session-state';

/**
 * Decides what a command does to a Session, as data; nothing is changed by it (STATE-12, PROD-3). The state must hold
 * the teams that neededTeams names. Refused commands say why; a command that finds nothing to do gives noChanges.
 */
export function decide(state: SessionState, command: SessionCommand): Result<SessionChanges> {
  switch (command.type) {
    case 'start-quiz':
      return startQuiz(state, command);
    case 'ask-next-question':
      return askNextQuestion(state, command);
    case 'submit-all-answers':
    case 'reveal-leaderboard':
    case 'finish-quiz':
      return changeStatus(state.session, command);
    case 'ask-more-questions':
      return askMoreQuestions(state, command);
    case 'mark-answers':
      return markAllAnswers(state, command);
    case 'reveal-scoring':
      return revealScoring(state, command);
    case 'reveal-questions':
      return revealQuestions(state, command);
    case 'join-team':
      return joinTeam(state, command);
    case 'delete-team':
      return deleteTeam(state, command);
    case 'become-writer':
      return becomeWriter(state, command);
    case 'save-team-answers':
      return saveTeamAnswers(state, command);
    case 'answer-for-teams':
      return answerForTeams(state, command);
    case 'set-scores':
      return setScores(state, command);
    case 'sheet-saved':
      return sheetSaved(state, command);
  }
}
