import type { Result, MasterAnswerScoreSheet, MasterPlacement, QuestionMetadata } from '@pubquiz/core';

export declare function getScoreSheets(
  deps: unknown,
  input: { readonly sessionId: string },
): Promise<
  Result<{
    masterAnswerScoreSheets: readonly MasterAnswerScoreSheet[];
    placements: readonly MasterPlacement[];
    questionsMetadata: readonly QuestionMetadata[];
  }>
>;
