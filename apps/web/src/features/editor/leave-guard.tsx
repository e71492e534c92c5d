import { ConfirmDialog } from '@pubquiz/ui/confirm-dialog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where somebody wants to go: to a page of the app, or one step back. */
type Exit = { readonly to: string } | 'back';

/** True while the page stands on the extra history entry that takes a press of Back. */
export function isAtLeaveGuard(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isLeaveGuard' in state;
}

function standAtLeaveGuard(): void {
  if (isAtLeaveGuard()) return;
  history.pushState({ ...(history.state as object | null), isLeaveGuard: true }, '');
}

/** The page of the app that a click would lead to; null for every other click. */
function clickedPage(event: MouseEvent): { readonly pathname: string; readonly to: string } | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return { pathname: link.pathname, to: link.pathname + link.search + link.hash };
}

/**
 * Warns before a page with unsaved changes is left: by a link, by the browser's Back, or by closing it. The router in
 * use blocks nothing by itself, so Back is taken by an extra history entry for the same page.
 */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [exit, setExit] = useState<Exit | null>(null);
  const isLeaving = useRef(false);
  const guardedHref = useRef<string | null>(null);

  useEffect(() => {
    if (isDirty) standAtLeaveGuard();
    if (isAtLeaveGuard()) guardedHref.current = location.href;
  }, [isDirty]);

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = clickedPage(event);
    if (!isDirty || page === null || page.pathname === pathname) return;
    event.preventDefault();
    event.stopPropagation();
    setExit({ to: page.to });
  });
  const handleBack = useEffectEvent(() => {
    if (isAtLeaveGuard() || location.href !== guardedHref.current) return;
    if (isDirty && !isLeaving.current) setExit('back');
    else history.back();
  });
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty && !isLeaving.current) event.preventDefault();
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      handleClick(event);
    };
    const onBack = () => {
      handleBack();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      handleUnload(event);
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  function stay() {
    if (exit === 'back') standAtLeaveGuard();
    setExit(null);
  }

  function leave() {
    isLeaving.current = true;
    if (exit === 'back') history.back();
    else if (exit !== null) void navigate(exit.to, { replace: isAtLeaveGuard() });
    setExit(null);
  }

  return (
    <ConfirmDialog
      isOpen={exit !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      onCancel={stay}
      onConfirm={leave}
    >
      <p>
        Your changes are not saved yet. This browser keeps them: they are back when you open the quiz here
        again.
      </p>
    </ConfirmDialog>
  );
}
