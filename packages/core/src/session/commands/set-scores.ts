import { unmarkedScore, type AnswerScore } from '../../marking/answer-score';
import { isSameScore } from '../../marking/mark-answers';
import { roundPoints } from '../../points/points';
import { conflict } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import { findTeam } from '../../team/find-team';
import { isAnswerEmpty, untouchedAnswer } from '../../team/team-answer';
import { noChanges, type SessionChanges } from '../session-changes';
import type { CommandOf, ScoreEntry } from '../session-command';
import { fullPoints, requireQuestion } from '../session-questions';
import type { Session, SessionState, TeamState } from '../session-state';
import { SESSION_STATUS_LABELS, sessionFlags } from '../session-status';

/** The sentence for a correct mark on an answer that was not submitted (wire contract 7.5). */
export const NOT_SUBMITTED = 'An answer that has not been submitted can not be correct';

/** The sentence for a mark on a question that has not been asked. */
export const NOT_ASKED = 'A question that has not been asked can not be marked';

/** The score of a submitted answer after the quizmaster's mark (MARK-3, MARK-5, D32). */
function markedByQuizmaster(score: AnswerScore, entry: ScoreEntry, full: number): AnswerScore {
  const isCorrect = entry.isCorrect === undefined ? score.isCorrect : entry.isCorrect;
  const standing = score.isCorrect === true ? score.pointsAwarded : full;
  const pointsAwarded = isCorrect === true ? roundPoints(entry.pointsAwarded ?? standing) : 0;
  // Changing only the points leaves a mark that was made by itself what it is.
  if (isCorrect === score.isCorrect) return { ...score, pointsAwarded };
  return { ...score, isCorrect, pointsAwarded, isAutoMarkedCorrect: false, isMarkedByQuizmaster: true };
}

/** The new score, or null when the entry changes nothing. */
function setScore(session: Session, team: TeamState, entry: ScoreEntry): Result<AnswerScore | null> {
  const found = requireQuestion(session, entry.questionId);
  if (!found.ok) return found;
  const { question, askedOrdinal } = found.value;
  if (askedOrdinal === null) {
    return typeof entry.isCorrect === 'boolean' ? conflict(NOT_ASKED) : ok(null);
  }
  const teamId = team.team.id;
  const before = team.scores.get(question.id) ?? unmarkedScore(teamId, question.id);
  if (isAnswerEmpty(team.answers.get(question.id) ?? untouchedAnswer(teamId, question.id))) {
    // What an empty answer counts for is not the quizmaster's choice.
    return entry.isCorrect === true ? conflict(NOT_SUBMITTED) : ok(null);
  }
  const after = markedByQuizmaster(before, entry, fullPoints(session, question));
  if (isSameScore(before, after)) return ok(null);
  if (!sessionFlags(session.sessionStatus).canMark) {
    return conflict(`Answers can not be marked in '${SESSION_STATUS_LABELS[session.sessionStatus]}'`);
  }
  return ok(after);
}

/**
 * Sets marks by hand (MARK-1, MARK-3; wire contract 7.5). Unknown teams are skipped (ERR-13), equal values change
 * nothing. Refused as a whole: a correct mark for an empty answer or a question that was not asked, any change
 * before the start or after the finish, a question of another quiz.
 */
export function setScores(state: SessionState, { teams }: CommandOf<'set-scores'>): Result<SessionChanges> {
  const scores: AnswerScore[] = [];
  for (const [index, { teamId, entries }] of teams.entries()) {
    const team = findTeam(state, teamId);
    if (team === null) continue;
    for (const entry of entries) {
      const score = setScore(state.session, team, entry);
      if (!score.ok) {
        const { message } = score.refusal;
        const path = [index, 'questionIdToMasterAnswerScore', entry.questionId];
        return refuse({ ...score.refusal, issues: [{ path, message }] });
      }
      if (score.value !== null) scores.push(score.value);
    }
  }
  return ok({ ...noChanges, scores });
}
