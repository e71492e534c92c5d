import { marksForEqualAnswers, notFound, withVariation, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { storeAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import type { SessionDeps } from '../session/apply-command';
import { loadQuestion } from '../session/load-question';
import { loadSession } from '../session/load-session';
import { scoreSheetsOf, type ScoreSheetsAnswer } from './score-sheets-of';
import { setScores } from './set-scores';

export interface AcceptAnswerInput {
  readonly sessionId: string;
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Takes a team's answer as one more variation of the correct one: the quiz keeps it, auto-marking looks at the unmarked
 * answers again, and every equal answer is marked correct, whatever it was marked before (EDIT-23, MARK-20).
 */
export async function acceptAnswer(
  deps: SaveDeps & SessionDeps,
  user: UserSession,
  input: AcceptAnswerInput,
): Promise<Result<ScoreSheetsAnswer>> {
  const { sessionId, answer } = input;
  const found = await loadQuestion(deps, input);
  if (!found.ok) return found;
  const { question, saving } = found.value;
  if (question.answerEntryType !== 'freeText') {
    return notFound('There is no such free-text question in this quiz');
  }
  const correctAnswer = withVariation(question.correctAnswer, answer);
  const saved = await storeAnswerSheet(deps, user, saving({ correctAnswer }));
  if (!saved.ok) return saved;
  const state = await loadSession(deps, sessionId);
  if (!state.ok) return state;
  const teams = marksForEqualAnswers(state.value, input);
  return teams.length === 0 ? scoreSheetsOf(deps, state) : setScores(deps, { sessionId, teams });
}
