import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';

import { DatabaseStartError } from '../database-start-error';

/** The account that PostgreSQL runs under when Pub Quiz itself runs as root, which PostgreSQL refuses. */
export type DatabaseAccount = { readonly uid: number; readonly gid: number };

export const accountName = 'pubquiz-db';

/** True where PostgreSQL would refuse to run under our own account. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Our own account in words; one that runs in a container may have no name. */
export function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * The account for a cluster folder, which need not exist yet: undefined means our own. Data that an ordinary user
 * made stay that user's, so that a start as root in between does not lock the user out.
 * @throws DatabaseStartError `foreign-owner`, `no-account`.
 */
export function accountFor(cluster: string): DatabaseAccount | undefined {
  refuseForeignOwner(cluster);
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (isRoot() && owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountForNewData();
}

/** Throws DatabaseStartError `foreign-owner` when an ordinary user comes to another's data. */
export function refuseForeignOwner(cluster: string): void {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (isRoot() || owner === undefined || process.getuid === undefined || owner.uid === process.getuid())
    return;
  throw new DatabaseStartError(
    'foreign-owner',
    `The database in ${cluster} belongs to another account (uid ${owner.uid}), and Pub Quiz runs as ${ownName()}. ` +
      'Start Pub Quiz as the account that made it, or choose another DATA_DIR.',
  );
}

/** The account that new data get: `pubquiz-db` as root, our own otherwise. */
export function accountForNewData(): DatabaseAccount | undefined {
  return isRoot() ? (findAccount() ?? createAccount()) : undefined;
}

/** Tells whether an account can enter a folder, through every folder above it. */
export function canEnter(account: DatabaseAccount | undefined, folder: string): boolean {
  return account === undefined || probe(account, 'test -x "$1"', folder);
}

/** Tells whether an account can run a program where it lies. */
export function canRun(account: DatabaseAccount | undefined, file: string): boolean {
  return account === undefined || probe(account, 'test -x "$1" && test -r "$1"', file);
}

function probe(account: DatabaseAccount, script: string, path: string): boolean {
  // Asking the system covers access lists and mounts, which reading mode bits would not.
  const answer = spawnSync('/bin/sh', ['-c', script, 'sh', path], {
    ...account,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return answer.status === 0;
}

function findAccount(): DatabaseAccount | undefined {
  const uid = numberFrom('-u');
  const gid = numberFrom('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function numberFrom(flag: '-u' | '-g'): number | undefined {
  const answer = spawnSync('id', [flag, accountName], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return answer.status === 0 ? Number(answer.stdout.trim()) : undefined;
}

function createAccount(): DatabaseAccount {
  let reason = '';
  // Another program may hold /etc/passwd for a moment, or create the same account.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const made = spawnSync(
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        accountName,
      ],
      { encoding: 'utf8' },
    );
    const account = findAccount();
    if (account !== undefined) return account;
    reason = made.error?.message ?? made.stderr.trim();
    spawnSync('sleep', ['0.2']);
  }
  throw new DatabaseStartError(
    'no-account',
    `PostgreSQL refuses to run as root, and the account ${accountName} could not be created (${reason}). ` +
      `Create it, start Pub Quiz as an ordinary user, or set DATABASE_URL.`,
  );
}
