import { notFound, ok, type PermissionRole, type Result } from '@pubquiz/core';
import type { Deps } from '../../deps';

export interface RoleChange {
  readonly username: string;
  readonly role: PermissionRole;
  readonly isGranted: boolean;
}

/** The sentence for a username that nobody has. */
export function noSuchAccount(username: string): string {
  return `There is no account with the username ${username}`;
}

/** Gives an account a role or takes it away (D42); doing it twice changes nothing more. */
export async function changeRole(
  { accounts, log }: Pick<Deps, 'accounts' | 'log'>,
  { username, role, isGranted }: RoleChange,
): Promise<Result<{ username: string; roles: readonly PermissionRole[] }>> {
  const known = await accounts.findByUsername(username.trim());
  if (known === null) return notFound(noSuchAccount(username));
  const { id } = known.account;
  await (isGranted ? accounts.grantRole(id, role) : accounts.revokeRole(id, role));
  log.info({ accountId: id, role, isGranted }, 'Role changed by the operator');
  const account = await accounts.find(id);
  return ok({
    username: account?.username ?? username,
    roles: account?.userPermissionRoles.map(({ name }) => name) ?? [],
  });
}
