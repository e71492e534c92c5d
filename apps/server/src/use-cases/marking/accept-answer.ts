import type { Result, MasterAnswerScoreSheet, MasterPlacement, QuestionMetadata } from '@pubquiz/core';
import type { UserSession } from '../../auth/user-session';

export declare function acceptAnswer(
  deps: unknown,
  user: UserSession,
  input: { readonly sessionId: string } & { readonly questionId: string; readonly answer: string },
): Promise<
  Result<{
    masterAnswerScoreSheets: readonly MasterAnswerScoreSheet[];
    placements: readonly MasterPlacement[];
    questionsMetadata: readonly QuestionMetadata[];
  }>
>;
