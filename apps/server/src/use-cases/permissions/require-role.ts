import { forbidden, hasRole, ok, type PermissionRole, type Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

/** The caller, if it is an account and no guest (D50). */
export function requireAccount(user: UserSession): Result<UserSession> {
  if (user.userAccountExtract !== null) return ok(user);
  return forbidden('Please sign up or log in first');
}

/** The caller, if its account has the role (ADMIN-4). */
export function requireRole(user: UserSession, role: PermissionRole): Result<UserSession> {
  if (hasRole(user.userAccountExtract, role)) return ok(user);
  return forbidden(`This needs the permission ${role}`);
}
