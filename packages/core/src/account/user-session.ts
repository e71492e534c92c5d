/** The roles that open the admin area (ADMIN-2, ADMIN-3). */
export const PERMISSION_ROLES = ['accountEdit', 'libraryEdit'] as const;

export type PermissionRole = (typeof PERMISSION_ROLES)[number];

/** A role that an account has. */
export interface UserPermissionRole {
  readonly id: string;
  readonly name: PermissionRole;
}

/** What a client knows of an account (ENT-26). */
export interface UserAccountExtract {
  readonly id: string;
  /** An e-mail address, as it was typed. */
  readonly username: string;
  readonly userPermissionRoles: readonly UserPermissionRole[];
}

/** A login, of a guest or of an account (ENT-25). */
export interface UserSession {
  /** null until the server has given one. */
  readonly userSessionId: string | null;
  /** null while the browser has none, or can not read it. */
  readonly cookieValue: string | null;
  /** null for a guest. */
  readonly userAccountExtract: UserAccountExtract | null;
}

/** What follows from a user session (ENT-25). */
export interface UserSessionFlags {
  readonly hasCookie: boolean;
  readonly hasSession: boolean;
  readonly hasAccount: boolean;
  readonly hasAnyAdminRole: boolean;
}

/** The derived flags of a user session (ENT-25). */
export function userSessionFlags(session: UserSession): UserSessionFlags {
  const roles = session.userAccountExtract?.userPermissionRoles ?? [];
  return {
    hasCookie: session.cookieValue !== null,
    hasSession: session.userSessionId !== null,
    hasAccount: session.userAccountExtract !== null,
    hasAnyAdminRole: roles.length > 0,
  };
}

/** True when an account has the role (ADMIN-4); a guest has none. */
export function hasRole(extract: UserAccountExtract | null, role: PermissionRole): boolean {
  return extract?.userPermissionRoles.some(({ name }) => name === role) ?? false;
}
