import { PERMISSION_ROLES } from '@pubquiz/core';
import type { Deps } from '../deps';

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

/** Makes sure that the host's own account exists, has this password and both roles (wire contract 13). */
export async function ensureAdmin(
  { accounts, passwords, now, newId }: Pick<Deps, 'accounts' | 'passwords' | 'now' | 'newId'>,
  { username, password }: AdminCredentials,
): Promise<void> {
  const known = await accounts.findByUsername(username);
  if (known === null) {
    await accounts.create({ id: newId(), username, passwordHash: await passwords.hash(password), at: now() });
  } else if (!(await passwords.verify(known.passwordHash, password))) {
    await accounts.setPassword(known.account.id, await passwords.hash(password), now());
  }
  const account = await accounts.findByUsername(username);
  if (account === null) throw new Error('The account of ADMIN_USERNAME could not be made');
  for (const role of PERMISSION_ROLES) await accounts.grantRole(account.account.id, role);
}
