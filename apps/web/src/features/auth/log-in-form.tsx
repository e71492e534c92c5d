import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordField, UsernameField } from '../../lib/credential-fields';
import { paths } from '../../lib/paths';
import { trpc } from '../../lib/trpc';
import { AuthCard } from './auth-card';
import { logInErrorText } from './auth-error-text';
import { rememberedUsername } from './remembered-username';
import { useAuthAttempt } from './use-auth-attempt';

/** The log-in card (AUTH-2, AUTH-8, AUTH-9). */
export function LogInForm() {
  const [username, setUsername] = useState(rememberedUsername);
  const [password, setPassword] = useState('');
  const logIn = trpc.auth.logIn.useMutation();
  const { attempt, card } = useAuthAttempt('login', logInErrorText);

  return (
    <AuthCard
      title="Log In"
      lead="Your quizzes are behind the bar, where you left them."
      {...card}
      noValidate
      onSubmit={() => void attempt({ username, send: () => logIn.mutateAsync({ username, password }) })}
      otherWay={
        <>
          New here? <Link to={paths.signUp()}>Sign up</Link>, it is free.
        </>
      }
    >
      <UsernameField
        label="Username"
        hint="The e-mail address that you signed up with."
        value={username}
        onChange={setUsername}
      />
      <PasswordField label="Password" value={password} onChange={setPassword} />
    </AuthCard>
  );
}
