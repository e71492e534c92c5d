/** The route patterns, with the parameter names of the documents. */
export const routePatterns = {
  home: '/',
  newQuiz: '/quizmaster/answer-sheet/new',
  editQuiz: '/quizmaster/answer-sheet/:answerSheetId',
  newLobby: '/quizmaster/answer-sheet/:answerSheetId/invite-team/new',
  lobby: '/quizmaster/answer-sheet/:answerSheetId/invite-team/:sessionId',
  runQuiz: '/quizmaster/answer-sheet/:answerSheetId/run-quiz/:sessionId',
  library: '/library',
  libraryQuestions: '/library/questions',
  invitation: '/team/invitation/:loadSessionId',
  teamGame: '/team/game/:loadTeamSessionId/team/:loadTeamSessionTeamId',
  logIn: '/log-in',
  signUp: '/sign-up',
  account: '/account',
  about: '/about',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  admin: '/admin',
  adminUserAccounts: '/admin/user-accounts',
  adminAnswerSheets: '/admin/answer-sheets',
  adminLibraryQuestions: '/admin/library/questions',
  adminActivity: '/admin/activity',
} as const;

/** The address of a page; ids are put in. */
export const paths = {
  home: () => '/',
  newQuiz: () => '/quizmaster/answer-sheet/new',
  editQuiz: (answerSheetId: string) => `/quizmaster/answer-sheet/${answerSheetId}`,
  newLobby: (answerSheetId: string) => `/quizmaster/answer-sheet/${answerSheetId}/invite-team/new`,
  lobby: (answerSheetId: string, sessionId: string) =>
    `/quizmaster/answer-sheet/${answerSheetId}/invite-team/${sessionId}`,
  runQuiz: (answerSheetId: string, sessionId: string) =>
    `/quizmaster/answer-sheet/${answerSheetId}/run-quiz/${sessionId}`,
  library: () => '/library',
  libraryQuestions: () => '/library/questions',
  invitation: (sessionId: string) => `/team/invitation/${sessionId}`,
  teamGame: (sessionId: string, teamId: string) => `/team/game/${sessionId}/team/${teamId}`,
  logIn: () => '/log-in',
  signUp: () => '/sign-up',
  account: () => '/account',
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  termsAndConditions: () => '/terms-and-conditions',
  admin: () => '/admin',
} as const;
