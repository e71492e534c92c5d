import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession } from 'lucia';

/** What the database keeps of a token: whoever reads the table cannot log in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function withToken(session: DatabaseSession | null, token: string): DatabaseSession | null {
  return session && { ...session, id: token };
}

/** Lucia's store with tokens outside and hashes inside. */
export function hashedAdapter(adapter: Adapter): Adapter {
  return {
    async getSessionAndUser(token) {
      const [session, user] = await adapter.getSessionAndUser(hashToken(token));
      return [withToken(session, token), user];
    },
    getUserSessions: (userId) => adapter.getUserSessions(userId),
    setSession: (session) => adapter.setSession({ ...session, id: hashToken(session.id) }),
    updateSessionExpiration: (token, expiresAt) =>
      adapter.updateSessionExpiration(hashToken(token), expiresAt),
    deleteSession: (token) => adapter.deleteSession(hashToken(token)),
    deleteUserSessions: (userId) => adapter.deleteUserSessions(userId),
    deleteExpiredSessions: () => adapter.deleteExpiredSessions(),
  };
}
