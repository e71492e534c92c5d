import { useEffect, useState } from 'react';

const STORAGE_KEY = 'pubquiz.keepScreenOn';

function isWanted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'no';
  } catch {
    return true;
  }
}

/** Whether the screen stays on, and the switch for it. */
export interface ScreenLock {
  /** Browsers offer it in a secure context only. */
  readonly isSupported: boolean;
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** Keeps the screen on while the quiz is running, as long as the team wants that. */
export function useWakeLock(isRunning: boolean): ScreenLock {
  const isSupported = 'wakeLock' in navigator;
  const [isOn, setIsOn] = useState(isWanted);

  useEffect(() => {
    if (!isSupported || !isOn || !isRunning) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // The browser lets go of the lock whenever the page is hidden, and may refuse it on a low battery.
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (isOver) void sentinel.release();
          else lock = sentinel;
        },
        () => {},
      );
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isSupported, isOn, isRunning]);

  return {
    isSupported,
    isOn,
    setOn(next) {
      setIsOn(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'yes' : 'no');
      } catch {
        // A browser that keeps nothing keeps the choice as long as the page.
      }
    },
  };
}
