import type { UserSession } from './user-session';
export interface AuthSessions {
  find(userSessionId: string): Promise<UserSession | null>;
}
