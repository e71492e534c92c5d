/** The vote after a press on like (true) or dislike (false): pressed again it is taken back (TEAM-25). */
export function toggleVote(questionVote: boolean | null, pressed: boolean): boolean | null {
  return questionVote === pressed ? null : pressed;
}
