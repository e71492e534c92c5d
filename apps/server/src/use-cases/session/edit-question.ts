import type { AnswerSheet, Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function editQuestion(
  deps: unknown,
  user: UserSession,
  input: { readonly sessionId: string; readonly questionId: string; readonly fields: unknown },
): Promise<Result<{ answerSheet: AnswerSheet }>>;
