const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often in how many seconds (wire contract 1.2). A whole pub shares one address, so those are generous. */
export const LIMITS = {
  wrongPasswordPerUsername: { points: 10, duration: 15 * MINUTE },
  wrongPasswordPerAddress: { points: 100, duration: 15 * MINUTE },
  signUp: { points: 60, duration: HOUR },
  newGuest: { points: 1200, duration: HOUR },
  joinTeam: { points: 600, duration: 10 * MINUTE },
  saveTeamAnswers: { points: 100, duration: 10 },
  content: { points: 120, duration: MINUTE },
  analytics: { points: 1200, duration: MINUTE },
  userSession: { points: 1200, duration: MINUTE },
} as const;
