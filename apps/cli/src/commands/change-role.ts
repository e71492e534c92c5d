import type { PermissionRole } from '@pubquiz/core';
import type { Connection } from '../connect';
import type { Terminal } from '../terminal/terminal';

/** Gives an account a role or takes it away, and tells which ones it has then. */
export async function changeRole(
  { terminal, connect }: { readonly terminal: Terminal; readonly connect: () => Promise<Connection> },
  change: { readonly username: string; readonly role: PermissionRole; readonly isGranted: boolean },
): Promise<number> {
  const { api } = await connect();
  const { username, role, isGranted } = change;
  const call = isGranted ? api.operator.grant : api.operator.revoke;
  const changed = await call.mutate({ username, role });
  const roles = changed.roles.length === 0 ? 'no role' : changed.roles.join(' and ');
  terminal.out(`${changed.username} now has ${roles}\n`);
  return 0;
}
