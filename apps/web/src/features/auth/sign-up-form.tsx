import { TextField } from '@pubquiz/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField, UsernameField } from '../../lib/credential-fields';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';
import { AuthCard } from './auth-card';
import { signUpErrorText } from './auth-error-text';
import { useAuthAttempt } from './use-auth-attempt';

/** The sign-up card (AUTH-3, AUTH-4, AUTH-8, AUTH-9). */
export function SignUpForm() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [cheese, setCheese] = useState('');
  const signUp = trpc.auth.signUp.useMutation();
  const { attempt, card } = useAuthAttempt('sign_up', signUpErrorText);

  return (
    <AuthCard
      title="Sign Up"
      lead="Free, and it stays free. Quizzes that you wrote on this browser come with you."
      {...card}
      onSubmit={() =>
        void attempt({ username, send: () => signUp.mutateAsync({ username, password, cheese }) })
      }
      otherWay={
        <>
          Been here before? <Link to={paths.logIn()}>Log in</Link>.
        </>
      }
    >
      <UsernameField label="Username" hint="Your e-mail address." value={username} onChange={setUsername} />
      <PasswordField label="Password" isNew value={password} onChange={setPassword} />
      <TextField
        label="What is the last letter in the word 'Quiz'?"
        hint="So that we know you are a person."
        name="cheese"
        autoComplete="off"
        required
        value={cheese}
        onChange={(event) => {
          setCheese(event.target.value);
        }}
      />
    </AuthCard>
  );
}
