import type { Result, MasterAnswerScoreSheet, MasterPlacement, QuestionMetadata } from '@pubquiz/core';

export declare function setScores(
  deps: unknown,
  input: { readonly sessionId: string } & { readonly teams: readonly unknown[] },
): Promise<
  Result<{
    masterAnswerScoreSheets: readonly MasterAnswerScoreSheet[];
    placements: readonly MasterPlacement[];
    questionsMetadata: readonly QuestionMetadata[];
  }>
>;
