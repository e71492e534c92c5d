import { scrollToElement } from '../../lib/scroll';
import { mayMoveFocus } from './may-move-focus';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** The id of a question's element on the page. */
export function questionElementId(ordinal: number): string {
  return `question-${ordinal}`;
}

let lastTypedAt = Number.NEGATIVE_INFINITY;

/** Remembers when something was typed last, until the returned function is called. */
export function watchTyping(): () => void {
  const note = () => {
    lastTypedAt = Date.now();
  };
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
  };
}

/** True when the page may go to the element without taking a field from under the team's hands (D61). */
function isFreeToGo(element: Element): boolean {
  const active = document.activeElement;
  const isFieldFocused = active !== null && active.matches(FIELDS);
  return mayMoveFocus({
    msSinceTyping: Date.now() - lastTypedAt,
    isFieldFocused,
    isFieldInTarget: isFieldFocused && element.contains(active),
  });
}

/** Scrolls to a question and gives its field the focus; the question itself where it has none to type in. */
export function goToQuestion(ordinal: number): void {
  const element = document.getElementById(questionElementId(ordinal));
  if (element === null) return;
  scrollToElement(element);
  const field = element.querySelector<HTMLElement>(`:is(${FIELDS}):not(:disabled)`);
  (field ?? element).focus({ preventScroll: true });
}

/** Goes to a question unless somebody is typing (D61); answers whether it did. */
export function goToQuestionIfFree(ordinal: number): boolean {
  const element = document.getElementById(questionElementId(ordinal));
  if (element === null || !isFreeToGo(element)) return false;
  goToQuestion(ordinal);
  return true;
}
