import { sessionFlags, type SessionStatus, type TeamQuestion, type TeamSession } from '@pubquiz/core';
import { shownAnswer, type Outbox } from '../outbox/outbox';

/** True while the team may change its answer to a question (STATE-16, STATE-23). */
export function takesAnswer(status: SessionStatus, question: TeamQuestion): boolean {
  return question.canTeamSubmitAnswer && !sessionFlags(status).disableAllTeamGameInput;
}

/** The questions that can still be answered and are not submitted yet (TEAM-24, TEAM-33). */
export function remainingQuestions(
  { sessionStatus, teamQuestions }: Pick<TeamSession, 'sessionStatus' | 'teamQuestions'>,
  outbox: Outbox,
): readonly TeamQuestion[] {
  return teamQuestions.filter(
    (question) =>
      takesAnswer(sessionStatus, question) && !shownAnswer(outbox, question.questionId).isConfirmed,
  );
}
