import { askedQuestions, fullPoints, type AskedQuestion } from '../session/session-questions';
import type { Session, TeamState } from '../session/session-state';
import { untouchedAnswer, type TeamAnswer } from '../team/team-answer';
import { unmarkedScore, type AnswerScore } from './answer-score';
import { markAnswer } from './mark-answer';

/** An answer that may have to be marked, and whether it has just changed. */
export interface AnswerToMark {
  readonly question: AskedQuestion;
  readonly answer: TeamAnswer;
  readonly isAnswerChanged: boolean;
}

/** True when two scores of the same answer say the same. */
export function isSameScore(a: AnswerScore, b: AnswerScore): boolean {
  return (
    a.isCorrect === b.isCorrect &&
    a.pointsAwarded === b.pointsAwarded &&
    a.isAutoMarkedCorrect === b.isAutoMarkedCorrect &&
    a.wasAutoMarkedCorrect === b.wasAutoMarkedCorrect &&
    a.isMarkedByQuizmaster === b.isMarkedByQuizmaster
  );
}

/** The scores of a team that these answers change; those that stay are left out. */
export function markAnswers(
  session: Session,
  team: TeamState,
  answers: readonly AnswerToMark[],
): AnswerScore[] {
  const changed: AnswerScore[] = [];
  for (const { question, answer, isAnswerChanged } of answers) {
    const before = team.scores.get(answer.questionId) ?? unmarkedScore(team.team.id, answer.questionId);
    const after = markAnswer({
      status: session.sessionStatus,
      question,
      points: fullPoints(session, question.question),
      answer,
      score: before,
      isAnswerChanged,
    });
    if (!isSameScore(before, after)) changed.push(after);
  }
  return changed;
}

/**
 * Marks what these teams have answered so far, after a status change, a reveal or an arrival: no answer has changed,
 * but what an empty one counts for may have (MARK-18, MARK-20).
 */
export function markStandingAnswers(
  session: Session,
  teams: readonly TeamState[],
  questions: readonly AskedQuestion[] = askedQuestions(session),
): AnswerScore[] {
  return teams.flatMap((team) =>
    markAnswers(
      session,
      team,
      questions.map((question) => {
        const questionId = question.question.id;
        const answer = team.answers.get(questionId) ?? untouchedAnswer(team.team.id, questionId);
        return { question, answer, isAnswerChanged: false };
      }),
    ),
  );
}
