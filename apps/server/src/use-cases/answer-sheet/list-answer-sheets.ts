import type { AnswerSheet } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function listAnswerSheets(
  deps: unknown,
  user: UserSession,
): Promise<{ answerSheets: readonly AnswerSheet[] }>;
