import type { Connection } from '../connect';
import type { Terminal } from '../terminal/terminal';

/** Gives an account a new password; whoever is logged in with the old one is logged out. */
export async function setPassword(
  { terminal, connect }: { readonly terminal: Terminal; readonly connect: () => Promise<Connection> },
  account: { readonly username: string; readonly newPassword: string },
): Promise<number> {
  const { api } = await connect();
  const { username } = await api.operator.setPassword.mutate(account);
  terminal.out(`${username} has a new password and is logged out everywhere\n`);
  return 0;
}
