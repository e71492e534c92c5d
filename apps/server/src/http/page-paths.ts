/** The paths that the web app's router knows; any other path is a 404 with the app's own page for it. */
const PAGE_PATTERNS: readonly RegExp[] = [
  /^\/$/,
  /^\/quizmaster\/answer-sheet\/[^/]+$/,
  /^\/quizmaster\/answer-sheet\/[^/]+\/invite-team\/[^/]+$/,
  /^\/quizmaster\/answer-sheet\/[^/]+\/run-quiz\/[^/]+$/,
  /^\/library(\/questions)?$/,
  /^\/team\/invitation\/[^/]+$/,
  /^\/team\/game\/[^/]+\/team\/[^/]+$/,
  /^\/(log-in|sign-up|account|about|contact|privacy-policy|terms-and-conditions)$/,
  /^\/admin(\/(user-accounts|answer-sheets|library\/questions|activity))?$/,
];

/** True for a path that the web app has a page for; a slash at the end makes no difference. */
export function isPagePath(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGE_PATTERNS.some((pattern) => pattern.test(trimmed));
}
