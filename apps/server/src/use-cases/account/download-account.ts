import type { AnswerSheet, UserAccountExtract } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function downloadAccount(
  deps: unknown,
  user: UserSession,
): Promise<{ userAccount: UserAccountExtract; answerSheets: readonly AnswerSheet[] }>;
