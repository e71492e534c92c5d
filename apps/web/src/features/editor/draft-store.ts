import type { Draft } from './draft';

const PREFIX = 'pubquiz.draft.';

/** Under which name a draft is kept: by its quiz, or as the one new quiz of this browser. */
export function draftSlot(answerSheetId: string | null): string {
  return `${PREFIX}${answerSheetId ?? 'new'}`;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  return typeof draft.id === 'string' && typeof draft.name === 'string' && Array.isArray(draft.questions);
}

/** The draft that was kept on this browser; null if there is none that can be read. */
export function keptDraft(slot: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft on this browser until it is saved or discarded. A browser that keeps nothing loses nothing else. */
export function keepDraft(slot: string, draft: Draft): void {
  try {
    localStorage.setItem(slot, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: the page still holds the draft and warns before it is left.
  }
}

/** Forgets a kept draft. */
export function forgetDraft(slot: string): void {
  try {
    localStorage.removeItem(slot);
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
