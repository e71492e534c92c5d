import type { Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function deleteSession(
  deps: unknown,
  user: UserSession,
  input: { readonly sessionId: string },
): Promise<Result<Record<string, never>>>;
