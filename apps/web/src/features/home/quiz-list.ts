import { sessionFlags, TOOLTIP_QUESTION_LENGTH, type AnswerSheet, type SessionView } from '@pubquiz/core';

function newestFirst(a: { readonly updatedTime: string }, b: { readonly updatedTime: string }): number {
  return b.updatedTime.localeCompare(a.updatedTime);
}

/** Quizzes by last update, newest first (HOME-5). */
export function sortedQuizzes(quizzes: readonly AnswerSheet[]): readonly AnswerSheet[] {
  return [...quizzes].sort(newestFirst);
}

/** Evenings of a quiz, most recently updated first (HOME-13). */
export function sortedSessions(quiz: AnswerSheet): readonly SessionView[] {
  return [...quiz.sessions].sort(newestFirst);
}

/** True while any of the quizzes is being played (D55). */
export function hasSessionInProgress(quizzes: readonly AnswerSheet[]): boolean {
  return quizzes.some((quiz) =>
    quiz.sessions.some(({ sessionStatus }) => sessionFlags(sessionStatus).isInProgress),
  );
}

/** True when every evening of a quiz is over, so that teams can be invited to play again (HOME-11). */
export function canPlayAgain(quiz: AnswerSheet): boolean {
  return quiz.sessions.every(({ sessionStatus }) => sessionFlags(sessionStatus).isFinished);
}

/** The first 40 characters of each question; the list numbers them (HOME-7). */
export function questionPreviews(quiz: AnswerSheet): readonly string[] {
  return quiz.questions.map(({ question }) =>
    Array.from(question).slice(0, TOOLTIP_QUESTION_LENGTH).join(''),
  );
}
