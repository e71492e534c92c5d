import { ok, refuse, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export type Role = 'accountEdit' | 'libraryEdit';

/** The caller, if it is an account and no guest (D50). */
export function requireAccount(user: UserSession): Result<UserSession> {
  if (user.userAccountExtract !== null) return ok(user);
  return refuse({ code: 'forbidden', message: 'Please sign up or log in first' });
}

/** The caller, if its account has the role (ADMIN-4). */
export function requireRole(user: UserSession, role: Role): Result<UserSession> {
  const roles = user.userAccountExtract?.userPermissionRoles ?? [];
  if (roles.some(({ name }) => name === role)) return ok(user);
  return refuse({ code: 'forbidden', message: `This needs the permission ${role}` });
}
