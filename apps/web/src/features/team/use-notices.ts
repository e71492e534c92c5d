import { useCallback, useEffect, useState } from 'react';

/** Long enough to read two lines twice. */
const NOTICE_MS = 7000;
/** The page has done what the message is about. */
const BRIEF_NOTICE_MS = 4000;

/** A short message over the page. */
export interface Notice {
  /** A newer one of the same kind takes its place. */
  readonly kind: 'place' | 'role';
  readonly title: string;
  readonly text?: string;
  readonly isBrief?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ShownNotice extends Notice {
  readonly key: number;
}

export interface Notices {
  readonly shown: readonly ShownNotice[];
  readonly show: (notice: Notice) => void;
  readonly dismiss: (key: number) => void;
  readonly dismissKind: (kind: Notice['kind']) => void;
}

let lastKey = 0;

/** The messages that are up, one of a kind; each goes by itself. Plain React: they must come up on a bad network, too. */
export function useNotices(): Notices {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const oldest = shown[0]?.key;
  const lastsMs = shown[0]?.isBrief === true ? BRIEF_NOTICE_MS : NOTICE_MS;

  const dismiss = useCallback((key: number) => {
    setShown((before) => before.filter((notice) => notice.key !== key));
  }, []);
  const dismissKind = useCallback((kind: Notice['kind']) => {
    setShown((before) => before.filter((notice) => notice.kind !== kind));
  }, []);
  const show = useCallback((notice: Notice) => {
    lastKey += 1;
    const key = lastKey;
    setShown((before) => [...before.filter(({ kind }) => kind !== notice.kind), { ...notice, key }]);
  }, []);

  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => {
      dismiss(oldest);
    }, lastsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [oldest, lastsMs, dismiss]);

  return { shown, show, dismiss, dismissKind };
}
