import type { RestRoute } from '../rest-route';

const SESSION = '/auth/session';
const ACCOUNT = `${SESSION}/account`;
const AUTHENTICATION = `${ACCOUNT}/authentication`;

/** Logins (wire contract 4). */
export const authPaths: readonly RestRoute[] = [
  { method: 'post', path: SESSION, call: ({ auth }, input) => auth.session(input) },
  { method: 'post', path: ACCOUNT, call: ({ auth }, input) => auth.signUp(input) },
  { method: 'post', path: AUTHENTICATION, call: ({ auth }, input) => auth.logIn(input) },
  { method: 'delete', path: `${AUTHENTICATION}/:userSessionId`, call: ({ auth }) => auth.logOut() },
];
