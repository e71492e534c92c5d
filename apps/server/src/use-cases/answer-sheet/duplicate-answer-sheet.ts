import type { AnswerSheet, Result } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function duplicateAnswerSheet(
  deps: unknown,
  user: UserSession,
  input: { readonly answerSheetId: string },
): Promise<Result<{ answerSheet: AnswerSheet }>>;
