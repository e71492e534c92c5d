import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { networkFailure, refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LogInForm } from './log-in-form';
import { rememberUsername } from './remembered-username';
import { SignUpForm } from './sign-up-form';

const ACCOUNT = { id: 'acc-1', username: 'host@example.org', userPermissionRoles: [] };

beforeEach(() => {
  rememberUsername(null);
});

async function logIn() {
  await userEvent.type(screen.getByLabelText('Username'), 'host@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'seven wet otters');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
}

async function signUp() {
  await userEvent.type(screen.getByLabelText('Username'), 'host@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'seven wet otters');
  await userEvent.type(screen.getByLabelText("What is the last letter in the word 'Quiz'?"), 'z');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('[AUTH-2] log-in asks for a username of type e-mail and a password, both required', () => {
  renderPage(<LogInForm />, { at: '/log-in' });
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect([username.type, username.required, password.type, password.required]).toEqual([
    'email',
    true,
    'password',
    true,
  ]);
  expect(screen.getByLabelText('Remember my username')).toBeDefined();
});

test("the host's own account logs in with whatever username it was given, the server judges it", () => {
  renderPage(<LogInForm />, { at: '/log-in' });
  expect(screen.getByLabelText<HTMLInputElement>('Username').form?.noValidate).toBe(true);
  renderPage(<SignUpForm />, { at: '/sign-up' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' }).form?.noValidate).toBe(false);
});

test('[AUTH-3][AUTH-4] sign-up also asks the human-check question, and requires it', () => {
  renderPage(<SignUpForm />, { at: '/sign-up' });
  const check = screen.getByLabelText<HTMLInputElement>("What is the last letter in the word 'Quiz'?");
  expect(check.required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Username').type).toBe('email');
});

test('[AUTH-9] a log-in that succeeds goes home', async () => {
  const answer = vi.fn(() => ({ userSessionId: null, userAccountExtract: ACCOUNT }));
  const { currentPath } = renderPage(<LogInForm />, { at: '/log-in', answers: { 'auth.logIn': answer } });
  await logIn();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    username: 'host@example.org',
    password: 'seven wet otters',
  });
  await vi.waitFor(() => {
    expect(currentPath()).toBe('/');
  });
});

test('[AUTH-5][AUTH-9] a sign-up sends the answer of the human check as cheese and goes home', async () => {
  const answer = vi.fn(() => ({ userSessionId: null, userAccountExtract: ACCOUNT }));
  const { currentPath } = renderPage(<SignUpForm />, { at: '/sign-up', answers: { 'auth.signUp': answer } });
  await signUp();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    username: 'host@example.org',
    password: 'seven wet otters',
    cheese: 'z',
  });
  await vi.waitFor(() => {
    expect(currentPath()).toBe('/');
  });
});

test('[COOKIE-2] a ticked username is filled in at the next log-in', async () => {
  const answers = { 'auth.logIn': () => ({ userSessionId: null, userAccountExtract: ACCOUNT }) };
  const { unmount } = renderPage(<LogInForm />, { at: '/log-in', answers });
  await userEvent.click(screen.getByLabelText('Remember my username'));
  await logIn();
  await vi.waitFor(() => {
    expect(document.cookie).toContain('pubquiz_username=host%40example.org');
  });
  unmount();
  renderPage(<LogInForm />, { at: '/log-in', answers });
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('host@example.org');
});

test.each([
  [
    '[ERR-16] the server’s own message',
    () => refusal(429, 'Too many tries, wait a minute'),
    'Too many tries, wait a minute',
  ],
  ['[ERR-19] a lost connection', networkFailure, 'Could not log in'],
  [
    '[ERR-18] an unreadable answer',
    () => TRPCClientError.from(new SyntaxError('<html>')),
    'Invalid response',
  ],
] as const)('[AUTH-8] log-in shows beneath the form: %s', async (_claim, failure, text) => {
  const fail = () => {
    throw failure();
  };
  renderPage(<LogInForm />, { at: '/log-in', answers: { 'auth.logIn': fail } });
  await logIn();
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert');
});

test.each([
  [
    '[ERR-17] no account in the answer',
    { userAccountExtract: null },
    'Invalid username/password combination',
  ],
  ['[ERR-18] an answer of another shape', { hello: 1 }, 'Invalid response'],
] as const)('log-in tells: %s', async (_claim, data, text) => {
  renderPage(<LogInForm />, { at: '/log-in', answers: { 'auth.logIn': () => data } });
  await logIn();
  expect(await screen.findByText(text)).toBeDefined();
});

test.each([
  [
    '[ERR-20] the server’s own message',
    () => refusal(409, 'There is already an account with this username'),
    'There is already an account with this username',
  ],
  ['[ERR-20] a refusal without words', () => refusal(400, ''), 'Something went wrong'],
  ['[ERR-22] a lost connection', networkFailure, 'Could not sign up'],
] as const)('[AUTH-8] sign-up shows beneath the form: %s', async (_claim, failure, text) => {
  const fail = () => {
    throw failure();
  };
  renderPage(<SignUpForm />, { at: '/sign-up', answers: { 'auth.signUp': fail } });
  await signUp();
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert');
});

test('[ERR-21] sign-up tells of an answer without its data', async () => {
  renderPage(<SignUpForm />, { at: '/sign-up', answers: { 'auth.signUp': () => ({}) } });
  await signUp();
  expect(await screen.findByText('Invalid response')).toBeDefined();
});
