import { Button } from '@pubquiz/ui/button';
import { Checkbox } from '@pubquiz/ui/checkbox';
import { TextField } from '@pubquiz/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logEvent } from '../../lib/analytics';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';
import { AuthCard } from './auth-card';
import { MalformedAnswerError, namesAnAccount, signUpErrorText } from './auth-error-text';
import { rememberUsername, rememberedUsername } from './remembered-username';
import { useAfterAuth } from './use-after-auth';

const EMPTY = { username: '', password: '', cheese: '' };

/** The sign-up card (AUTH-3, AUTH-4, AUTH-8, AUTH-9). */
export function SignUpForm() {
  const [fields, setFields] = useState(EMPTY);
  const [isRemembered, setIsRemembered] = useState(() => rememberedUsername() !== '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const signUp = trpc.auth.signUp.useMutation();
  const afterAuth = useAfterAuth();

  function bind(name: keyof typeof EMPTY) {
    return {
      name,
      required: true,
      value: fields[name],
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setFields({ ...fields, [name]: event.target.value });
      },
    };
  }

  async function submit() {
    setIsBusy(true);
    setError(null);
    try {
      const answer: unknown = await signUp.mutateAsync(fields);
      if (!namesAnAccount(answer)) throw new MalformedAnswerError();
      logEvent('sign_up');
      if (isRemembered) rememberUsername(fields.username.trim());
      await afterAuth();
    } catch (failure) {
      setError(signUpErrorText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <AuthCard
      title="Sign Up"
      lead="Free, and it stays free. Quizzes that you wrote on this browser come with you."
      error={error}
      onSubmit={() => void submit()}
      otherWay={
        <>
          Been here before? <Link to={paths.logIn()}>Log in</Link>.
        </>
      }
    >
      <TextField
        label="Username"
        hint="Your e-mail address."
        type="email"
        autoComplete="username"
        {...bind('username')}
      />
      <TextField
        label="Password"
        hint="8 characters or more. A few random words are easy to keep in mind."
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        {...bind('password')}
      />
      <TextField
        label="What is the last letter in the word 'Quiz'?"
        hint="So that we know you are a person."
        autoComplete="off"
        {...bind('cheese')}
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
        Sign Up
      </Button>
    </AuthCard>
  );
}
