import { logEvent } from '../../lib/analytics';

const STORAGE_KEY = 'pubquiz.hasSeenLibrarySignUp';

/** Counts the first opening of the library tab by a visitor without an account (ANALYTICS-10). */
export function logSignUpView(): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null) return;
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // A browser that keeps nothing is counted each time.
  }
  logEvent('library_view_signup');
}
