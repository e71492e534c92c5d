import { STILL_TYPING_MS } from '../../lib/timing';

/** What the team is doing on the page at the moment. */
export interface Attention {
  readonly msSinceTyping: number;
  readonly isFieldFocused: boolean;
  /** The focused field belongs to the very question that the page would move to. */
  readonly isFieldInTarget: boolean;
}

/** True when the page may scroll and move the focus without keystrokes landing elsewhere (D61). */
export function mayMoveFocus({ msSinceTyping, isFieldFocused, isFieldInTarget }: Attention): boolean {
  return msSinceTyping >= STILL_TYPING_MS && (!isFieldFocused || isFieldInTarget);
}
