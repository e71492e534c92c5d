import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/a-library';
import { refusal } from '../../testing/fake-server';
import { catchEvents } from '../../testing/logged-events';
import { renderPage } from '../../testing/render-page';
import { LogInForm } from './log-in-form';
import { SignUpForm } from './sign-up-form';

const ANSWER = { userSessionId: null, userAccountExtract: anAccount().userAccountExtract };

async function fillIn(labels: readonly string[]) {
  const values = ['host@example.org', 'nine dry otters', 'z'];
  for (const [index, label] of labels.entries()) {
    await userEvent.type(screen.getByLabelText(label), values[index] ?? '');
  }
}

test('[ANALYTICS-3][AUTH-9] a log-in is counted when it succeeds', async () => {
  const events = catchEvents();
  renderPage(<LogInForm />, { at: '/log-in', answers: { 'auth.logIn': () => ANSWER } });
  await fillIn(['Username', 'Password']);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => {
    expect(events()).toEqual(['login']);
  });
});

test('[ANALYTICS-3] a refused log-in is not counted', async () => {
  const events = catchEvents();
  const refuse = () => {
    throw refusal(401, 'Invalid username/password combination');
  };
  renderPage(<LogInForm />, { at: '/log-in', answers: { 'auth.logIn': refuse } });
  await fillIn(['Username', 'Password']);
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Invalid username/password combination');
  expect(events()).toEqual([]);
});

test('[ANALYTICS-3][AUTH-9] a sign-up is counted when it succeeds', async () => {
  const events = catchEvents();
  renderPage(<SignUpForm />, { at: '/sign-up', answers: { 'auth.signUp': () => ANSWER } });
  await fillIn(['Username', 'Password', "What is the last letter in the word 'Quiz'?"]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => {
    expect(events()).toEqual(['sign_up']);
  });
});
