import {
  isAnswerCorrect,
  notFound,
  type ForTeam,
  type Result,
  type ScoreEntry,
  type SessionState,
} from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';
import { storeAnswerSheet, type SaveDeps } from '../answer-sheet/save-answer-sheet';
import { NO_SUCH_SESSION, type SessionDeps } from '../session/apply-command';
import { loadSession } from '../session/load-session';
import { scoreSheetsOf, type ScoreSheetsAnswer } from './score-sheets-of';
import { setScores } from './set-scores';

export interface AcceptAnswerInput {
  readonly sessionId: string;
  readonly questionId: string;
  readonly answer: string;
}

/** A correct mark for every submitted answer that is equal and not marked correct yet. */
function marksForEqualAnswers(
  { teams }: SessionState,
  { questionId, answer }: AcceptAnswerInput,
): readonly ForTeam<ScoreEntry>[] {
  return teams
    .filter(({ answers, scores }) => {
      const given = answers.get(questionId);
      const isEqual = given?.isConfirmed === true && isAnswerCorrect(answer, given.answer, 'same');
      return isEqual && scores.get(questionId)?.isCorrect !== true;
    })
    .map(({ team }) => ({ teamId: team.id, entries: [{ questionId, isCorrect: true }] }));
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
  const { sessionId, questionId } = input;
  const owner = await deps.sessions.owner(sessionId);
  if (owner === null) return notFound(NO_SUCH_SESSION);
  const sheet = await deps.answerSheets.get(owner.answerSheetId);
  const question = sheet?.questions.find(({ id }) => id === questionId);
  if (!sheet || question?.answerEntryType !== 'freeText') {
    return notFound('There is no such free-text question in this quiz');
  }
  // A semicolon would split the answer into two variations.
  const answer = input.answer.replaceAll(';', ',').trim();
  const correctAnswer = [question.correctAnswer.trim(), answer].filter((text) => text !== '').join('; ');
  const questions = sheet.questions.map(({ id }) => (id === questionId ? { id, correctAnswer } : { id }));
  const saved = await storeAnswerSheet(deps, user, {
    id: sheet.id,
    questions,
    updatedTime: sheet.updatedTime,
  });
  if (!saved.ok) return saved;
  const state = await loadSession(deps, sessionId);
  if (!state.ok) return state;
  const teams = marksForEqualAnswers(state.value, input);
  return teams.length === 0 ? scoreSheetsOf(deps, state) : setScores(deps, { sessionId, teams });
}
