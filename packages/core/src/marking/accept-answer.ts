import type { ForTeam, ScoreEntry } from '../session/session-command';
import type { SessionState } from '../session/session-state';
import { isAnswerEmpty } from '../team/team-answer';
import { collapseText } from './auto-mark/normalise-text';

/**
 * A correct answer with one more variation (EDIT-23). A semicolon would split it into two, so it becomes a comma.
 */
export function withVariation(correctAnswer: string, variation: string): string {
  const whole = variation.replaceAll(';', ',').trim();
  return [correctAnswer.trim(), whole].filter((text) => text !== '').join('; ');
}

/** A correct mark for every submitted answer that equals the accepted one but for case and whitespace, unless it has one. */
export function marksForEqualAnswers(
  { teams }: Pick<SessionState, 'teams'>,
  { questionId, answer }: { readonly questionId: string; readonly answer: string },
): readonly ForTeam<ScoreEntry>[] {
  const accepted = collapseText(answer);
  return teams
    .filter(({ answers, scores }) => {
      const given = answers.get(questionId);
      if (given === undefined || isAnswerEmpty(given)) return false;
      return collapseText(given.answer) === accepted && scores.get(questionId)?.isCorrect !== true;
    })
    .map(({ team }) => ({ teamId: team.id, entries: [{ questionId, isCorrect: true }] }));
}
