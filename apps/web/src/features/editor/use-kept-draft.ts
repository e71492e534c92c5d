import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from './draft';
import { forgetDraft, keepDraft } from './draft-store';

/** A pause in typing. Writing a whole quiz down at every key would make a long one slow to type. */
const KEEP_AFTER_MS = 300;

export interface KeptDraft {
  /** Where the draft is kept on this browser. */
  readonly slot: string;
  readonly draft: Draft;
  readonly isDirty: boolean;
}

/**
 * Keeps what is not saved on this browser: at the next pause, and at once when the page is hidden, closed or left.
 * Answers how to stop: the draft was saved or discarded.
 */
export function useKeptDraft({ slot, draft, isDirty }: KeptDraft): () => void {
  const isReleased = useRef(false);
  const keep = useEffectEvent(() => {
    if (isReleased.current) return;
    if (isDirty) keepDraft(slot, draft);
    else forgetDraft(slot);
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      keep();
    }, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, isDirty, slot]);

  useEffect(() => {
    const keepNow = () => {
      keep();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, []);

  return () => {
    isReleased.current = true;
    forgetDraft(slot);
  };
}
