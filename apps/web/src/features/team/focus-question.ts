import { scrollToElement } from '../../lib/scroll';
import { mayMoveFocus } from './may-move-focus';

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const GAP_BELOW_HEADER = 14;

/** The id of a question's element on the page. */
export function questionElementId(ordinal: number): string {
  return `question-${ordinal}`;
}

let lastTypedAt = Number.NEGATIVE_INFINITY;
/** A field that the page itself gave the focus, and that nobody has touched since. */
let untouchedField: Element | null = null;

/** Remembers what people do on the page, until the returned function is called. */
export function watchHands(): () => void {
  const noteTouch = () => {
    untouchedField = null;
  };
  const noteTyping = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) lastTypedAt = Date.now();
  };
  const listeners = [
    ['input', noteTyping],
    ['keydown', noteTouch],
    ['pointerdown', noteTouch],
  ] as const;
  for (const [event, note] of listeners) document.addEventListener(event, note, true);
  return () => {
    for (const [event, note] of listeners) document.removeEventListener(event, note, true);
  };
}

/** True when the page may go to a question without taking a field from under the team's hands (D61). */
export function mayGoToQuestion(ordinal: number): boolean {
  const element = document.getElementById(questionElementId(ordinal));
  if (element === null) return false;
  const active = document.activeElement;
  const isFieldFocused = active !== null && active !== untouchedField && active.matches(FIELDS);
  return mayMoveFocus({
    msSinceTyping: Date.now() - lastTypedAt,
    isFieldFocused,
    isFieldInTarget: isFieldFocused && element.contains(active),
  });
}

/** The header stays at the top, and grows with the size of the text. */
function headerHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().height ?? 0;
}

/** Scrolls to a question and gives its field the focus; the question itself where it has none to type in. */
export function goToQuestion(ordinal: number): void {
  const element = document.getElementById(questionElementId(ordinal));
  if (element === null) return;
  scrollToElement(element, headerHeight() + GAP_BELOW_HEADER);
  const field = element.querySelector<HTMLElement>(`:is(${FIELDS}):not(:disabled)`);
  (field ?? element).focus({ preventScroll: true });
  untouchedField = field;
}
