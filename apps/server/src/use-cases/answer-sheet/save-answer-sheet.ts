import type { AnswerSheet, Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function saveAnswerSheet(
  deps: unknown,
  user: UserSession,
  body: unknown,
): Promise<Result<{ answerSheet: AnswerSheet }>>;
