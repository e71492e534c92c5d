import { Button } from '@pubquiz/ui/button';
import { Checkbox } from '@pubquiz/ui/checkbox';
import { TextField } from '@pubquiz/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logEvent } from '../../lib/analytics';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';
import { AuthCard } from './auth-card';
import { logInErrorText, namesAnAccount, NoAccountError } from './auth-error-text';
import { rememberUsername, rememberedUsername } from './remembered-username';
import { useAfterAuth } from './use-after-auth';

/** The log-in card (AUTH-2, AUTH-8, AUTH-9). */
export function LogInForm() {
  const [username, setUsername] = useState(rememberedUsername);
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(username !== '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const logIn = trpc.auth.logIn.useMutation();
  const afterAuth = useAfterAuth();

  async function submit() {
    setIsBusy(true);
    setError(null);
    try {
      const answer: unknown = await logIn.mutateAsync({ username, password });
      if (!namesAnAccount(answer)) throw new NoAccountError();
      logEvent('login');
      rememberUsername(isRemembered ? username.trim() : null);
      await afterAuth();
    } catch (failure) {
      setError(logInErrorText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <AuthCard
      title="Log In"
      lead="Your quizzes are behind the bar, where you left them."
      error={error}
      onSubmit={() => void submit()}
      otherWay={
        <>
          New here? <Link to={paths.signUp()}>Sign up</Link>, it is free.
        </>
      }
    >
      <TextField
        label="Username"
        hint="The e-mail address that you signed up with."
        type="email"
        name="username"
        autoComplete="username"
        required
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
        }}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
      <Checkbox
        checked={isRemembered}
        onChange={(event) => {
          setIsRemembered(event.target.checked);
        }}
      >
        Remember my username
      </Checkbox>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        Log In
      </Button>
    </AuthCard>
  );
}
