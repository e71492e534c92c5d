import { useState } from 'react';
import { logEvent } from '../../lib/analytics';
import { NoAccountError, namesAnAccount } from './auth-error-text';
import { rememberUsername, rememberedUsername } from './remembered-username';
import { useAfterAuth } from './use-after-auth';

export interface AuthAttempt {
  readonly username: string;
  readonly send: () => Promise<unknown>;
}

/** What log-in and sign-up do alike: send, count what succeeded, remember the username if told to, go home (AUTH-9). */
export function useAuthAttempt(event: 'login' | 'sign_up', textOf: (error: unknown) => string) {
  const [isRemembered, onRemember] = useState(() => rememberedUsername() !== '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const afterAuth = useAfterAuth();

  async function attempt({ username, send }: AuthAttempt): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      if (!namesAnAccount(await send())) throw new NoAccountError();
      logEvent(event);
      rememberUsername(isRemembered ? username.trim() : null);
      await afterAuth();
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return { attempt, card: { error, isBusy, isRemembered, onRemember } };
}
