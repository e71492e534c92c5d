/** Lengths and counts beyond which input is refused (wire contract 1.2). */
export const LIMITS = {
  quizName: 200,
  teamName: 80,
  questionText: 10_000,
  imageUrl: 2048,
  teamAnswer: 1000,
  username: 254,
  password: 128,
  markdown: 100_000,
  browserId: 100,
  questionsPerSheet: 500,
  sessionsPerSheet: 200,
  teamsPerSession: 1000,
  idsPerBorrow: 100,
  tagsPerLibraryQuestion: 100,
  points: 1_000_000,
} as const;
