import type { TeamSession } from '@pubquiz/core';

/** What teams see of an evening that has not begun. */
export function aTeamSession(fields: Partial<TeamSession> = {}): TeamSession {
  return {
    id: 'session-1',
    quizName: 'Thursday Quiz',
    sessionStatus: 'notStarted',
    teamNames: ['The Barflies', 'Quizzly Bears'],
    currentQuestionNumber: 0,
    totalQuestionCount: 2,
    totalPointsPossible: null,
    teamQuestions: [],
    revealedQuestionIds: [],
    teamPlacements: null,
    teamQuestionsMetadata: null,
    preloadImageUrl: null,
    ...fields,
  };
}
