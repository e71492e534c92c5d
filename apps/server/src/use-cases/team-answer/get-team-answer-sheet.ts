import type { Result, TeamAnswerSheet } from '@pubquiz/core';

export declare function getTeamAnswerSheet(
  deps: unknown,
  input: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<{ teamAnswerSheet: TeamAnswerSheet }>>;
