import { expect, test } from 'vitest';
import { hasRole, userSessionFlags, type UserAccountExtract } from './user-session';

const account: UserAccountExtract = {
  id: 'account-1',
  username: 'quizmaster@example.org',
  userPermissionRoles: [],
};
const editor: UserAccountExtract = {
  ...account,
  userPermissionRoles: [{ id: 'role-1', name: 'libraryEdit' }],
};

test('[ENT-25, ENT-26] what follows from a user session: cookie, session, account, any admin role', () => {
  expect(userSessionFlags({ userSessionId: null, cookieValue: null, userAccountExtract: null })).toEqual({
    hasCookie: false,
    hasSession: false,
    hasAccount: false,
    hasAnyAdminRole: false,
  });
  expect(userSessionFlags({ userSessionId: 'us-1', cookieValue: 'us-1', userAccountExtract: null })).toEqual({
    hasCookie: true,
    hasSession: true,
    hasAccount: false,
    hasAnyAdminRole: false,
  });
  const loggedIn = { userSessionId: 'us-1', cookieValue: 'us-1' };
  expect(userSessionFlags({ ...loggedIn, userAccountExtract: account })).toMatchObject({
    hasAccount: true,
    hasAnyAdminRole: false,
  });
  expect(userSessionFlags({ ...loggedIn, userAccountExtract: editor }).hasAnyAdminRole).toBe(true);
});

test('[ADMIN-2, ADMIN-3] a role opens its own part of the admin area only', () => {
  expect(hasRole(editor, 'libraryEdit')).toBe(true);
  expect(hasRole(editor, 'accountEdit')).toBe(false);
  expect(hasRole(account, 'libraryEdit')).toBe(false);
  expect(hasRole(null, 'libraryEdit')).toBe(false);
});
