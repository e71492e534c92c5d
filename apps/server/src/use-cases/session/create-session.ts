import type { Result, SessionView } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function createSession(
  deps: unknown,
  user: UserSession,
  input: { readonly answerSheetId: string },
): Promise<Result<{ session: SessionView }>>;
