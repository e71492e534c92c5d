import { useEffect, useEffectEvent } from 'react';
import { runShortcut, type RunShortcut } from './model/shortcuts';

const OWNS_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="tablist"]';

function ownsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWNS_KEYS) !== null;
}

/** Calls back for the keys of the run screen; they rest while a field has the focus (RUN-22 to RUN-24). */
export function useRunShortcuts(areLettersOn: boolean, onShortcut: (shortcut: RunShortcut) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    const shortcut = runShortcut({
      key,
      ctrlKey,
      altKey,
      metaKey,
      isInField: ownsKeys(target),
      areLettersOn,
    });
    if (shortcut === null) return;
    event.preventDefault();
    onShortcut(shortcut);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
