import type { AccountRepository } from '@pubquiz/db';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import { hashedAdapter, hashToken } from './hashed-adapter';
import type { UserSession } from './user-session';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const RENEW_AFTER_MS = 60 * 1000;

/** A login that was found, and whether its 24 hours have just started anew. */
export interface FoundSession {
  readonly user: UserSession;
  readonly isRenewed: boolean;
}

/** Logins: each ends 24 hours after its last use (D5). The only place that knows Lucia. */
export interface AuthSessions {
  /** null for an unknown or expired id. */
  find(userSessionId: string): Promise<FoundSession | null>;
  /** Makes a guest and its login. */
  startGuest(): Promise<UserSession>;
  /** Makes a new login for an account or guest. */
  start(accountId: string): Promise<UserSession>;
  end(userSessionId: string): Promise<void>;
  /** Ends every login of an account. */
  endAll(accountId: string): Promise<void>;
  deleteExpired(): Promise<void>;
}

export interface AuthSessionsOptions {
  readonly accounts: Pick<AccountRepository, 'createGuest' | 'find' | 'recordVisit'>;
  readonly adapter: Adapter;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Logins over Lucia; a token has 200 random bits and is stored as a hash. */
export function createAuthSessions({ accounts, adapter, now, newId }: AuthSessionsOptions): AuthSessions {
  const lucia = new Lucia(hashedAdapter(adapter), { sessionExpiresIn: new TimeSpan(LIFETIME_MS, 'ms') });

  async function userOf(userSessionId: string, accountId: string): Promise<UserSession | null> {
    const account = await accounts.find(accountId);
    if (account === null) return null;
    const { id, username, userPermissionRoles } = account;
    const userAccountExtract = username === null ? null : { id, username, userPermissionRoles };
    return { userSessionId, accountId, userAccountExtract };
  }

  // Lucia renews in the second half of a lifetime only; ours starts anew with each use, written once a minute.
  async function renew(userSessionId: string, expiresAt: Date): Promise<boolean> {
    const at = now();
    const renewed = new Date(at.getTime() + LIFETIME_MS);
    if (renewed.getTime() - expiresAt.getTime() < RENEW_AFTER_MS) return false;
    await accounts.recordVisit({ authSessionId: hashToken(userSessionId), at, expiresAt: renewed });
    return true;
  }

  async function start(accountId: string): Promise<UserSession> {
    const { id } = await lucia.createSession(accountId, {});
    const user = await userOf(id, accountId);
    if (user === null) throw new Error('A login was made for an account that does not exist');
    return user;
  }

  return {
    async find(userSessionId) {
      const { session } = await lucia.validateSession(userSessionId);
      if (session === null) return null;
      const user = await userOf(userSessionId, session.userId);
      return user && { user, isRenewed: await renew(userSessionId, session.expiresAt) };
    },
    async startGuest() {
      const accountId = newId();
      await accounts.createGuest({ id: accountId, at: now() });
      return start(accountId);
    },
    start,
    end: (userSessionId) => lucia.invalidateSession(userSessionId),
    endAll: (accountId) => lucia.invalidateUserSessions(accountId),
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}
