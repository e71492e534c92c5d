/** Every duration that the documents give, in milliseconds. Tests drive them with a clock of their own. */
export const SCROLL_MS = 1200;
/** The badge beside a copied address (ERR-5). */
export const COPIED_BADGE_MS = 1500;
/** The wait before an import's first question is focused (IMP-13). */
export const IMPORT_FOCUS_MS = 1500;
/** The repeat of a next-question focus on the team page. */
export const NEXT_QUESTION_FOCUS_MS = 1500;
/** The toast after a question was revealed. */
export const REVEALED_TOAST_MS = 2000;
/** The wait before a freshly opened team page saves its sheet. */
export const FIRST_TEAM_SAVE_MS = 3000;
/** Somebody who typed within this time is still typing (D61). */
export const STILL_TYPING_MS = 3000;

/** The wait before attempt n of a reconnect: 0.1-1 s first, 0.5-2 s then, later at most 4 s. Spread, so that a pub does not come back in one instant. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  if (attempt === 0) return 100 + random() * 900;
  if (attempt === 1) return 500 + random() * 1500;
  return 2000 + random() * 2000;
}
