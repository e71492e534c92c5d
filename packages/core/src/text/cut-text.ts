/** Revealed answers in a summary are cut to this many characters (CONST-3). */
export const SUMMARY_LENGTH = 50;

/** Questions in the tooltip of a quiz are cut to this many characters (HOME-7). */
export const TOOLTIP_QUESTION_LENGTH = 40;

/** A text with at most so many characters; a longer one loses its end to an ellipsis. No character is cut in two. */
export function cutText(text: string, maxLength: number): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')}…`;
}

/** True when a team's answer is long enough to need a tooltip: over 20 characters (CONST-4). */
export function needsAnswerTooltip(answer: string): boolean {
  return Array.from(answer).length > 20;
}

/** True when a heading is long enough to need a tooltip: 33 characters or more (CONST-4). */
export function needsHeadingTooltip(heading: string): boolean {
  return Array.from(heading).length >= 33;
}
