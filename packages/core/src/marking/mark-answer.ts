import type { AskedQuestion } from '../session/session-questions';
import type { SessionStatus } from '../session/session-status';
import { isAnswerEmpty, type TeamAnswer } from '../team/team-answer';
import { unmarkedScore, type AnswerScore } from './answer-score';
import { isAnswerCorrect } from './auto-mark/explain-match';
import { isSelectionCorrect } from './multiple-choice';

/** One team's answer to one asked question, with everything that its mark depends on. */
export interface AnswerCell {
  readonly status: SessionStatus;
  readonly question: AskedQuestion;
  /** What a correct answer earns. */
  readonly points: number;
  readonly answer: TeamAnswer;
  readonly score: AnswerScore;
  /** What the team wrote, selected or confirmed is different from what the score was given for. */
  readonly isAnswerChanged: boolean;
}

/** True in the statuses in which an answer that is still empty counts as incorrect (wire contract 3.4). */
function isMarkingOver(status: SessionStatus): boolean {
  return status !== 'notStarted' && status !== 'askQuestions' && status !== 'confirmAnswers';
}

function isCorrectByItself({ question: { question }, answer }: AnswerCell): boolean {
  if (question.answerEntryType === 'multiChoice') return isSelectionCorrect(question, answer);
  return isAnswerCorrect(question.correctAnswer, answer.answer, question.autoMarkCorrectStyle);
}

/**
 * The score that an answer has by itself, without the quizmaster (wire contract 3.4; MARK-7 to MARK-12, MARK-18, D31,
 * D32). An empty answer is incorrect once its question is revealed or marking has begun, and unmarked before. Any
 * other unmarked answer becomes correct if it matches; a wrong one stays unmarked. A mark that stands is left alone
 * until the answer changes, also when the quizmaster took it back.
 */
export function markAnswer(cell: AnswerCell): AnswerScore {
  const { answer } = cell;
  const unmarked = unmarkedScore(answer.teamId, answer.questionId);
  if (isAnswerEmpty(answer)) {
    const isClosed = cell.question.isRevealed || isMarkingOver(cell.status);
    return isClosed ? { ...unmarked, isCorrect: false } : unmarked;
  }
  const score = cell.isAnswerChanged ? unmarked : cell.score;
  if (score.isCorrect !== null || score.isMarkedByQuizmaster || !isCorrectByItself(cell)) return score;
  return {
    ...unmarked,
    isCorrect: true,
    pointsAwarded: cell.points,
    isAutoMarkedCorrect: true,
    wasAutoMarkedCorrect: true,
  };
}
