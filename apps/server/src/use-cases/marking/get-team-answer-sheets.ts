import type { Result, TeamAnswerSheet } from '@pubquiz/core';

export declare function getTeamAnswerSheets(
  deps: unknown,
  input: { readonly sessionId: string },
): Promise<Result<{ teamAnswerSheets: readonly TeamAnswerSheet[] }>>;
