/** What a key does on the run screen (RUN-22 to RUN-24). */
export type RunShortcut =
  | 'previous-question'
  | 'next-question'
  | 'previous-team'
  | 'next-team'
  | 'previous-unscored'
  | 'next-unscored'
  | 'mark-correct'
  | 'mark-incorrect'
  | 'current-question';

const LETTERS: Readonly<Record<string, RunShortcut>> = {
  p: 'previous-question',
  n: 'next-question',
  q: 'previous-unscored',
  w: 'next-unscored',
  a: 'mark-correct',
  z: 'mark-incorrect',
  c: 'current-question',
};

const ARROWS: Readonly<Record<string, RunShortcut>> = {
  ArrowLeft: 'previous-question',
  ArrowRight: 'next-question',
  ArrowUp: 'previous-team',
  ArrowDown: 'next-team',
};

/** A key press as far as it matters here. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** A field, menu or dialog has the focus: it owns the keys. */
  readonly isInField: boolean;
  /** Single-letter keys can be switched off (WCAG 2.1.4). */
  readonly areLettersOn: boolean;
}

/** The shortcut that a key press means; null for every other key. */
export function runShortcut(press: KeyPress): RunShortcut | null {
  if (press.isInField || press.ctrlKey || press.altKey || press.metaKey) return null;
  const arrow = Object.hasOwn(ARROWS, press.key) ? ARROWS[press.key] : undefined;
  if (arrow) return arrow;
  const letter = press.key.toLowerCase();
  return press.areLettersOn && Object.hasOwn(LETTERS, letter) ? (LETTERS[letter] ?? null) : null;
}
