import type { Result, TeamAnswerSheet } from '@pubquiz/core';

export declare function answerForTeams(
  deps: unknown,
  input: { readonly sessionId: string } & { readonly teams: readonly unknown[] },
): Promise<Result<{ teamAnswerSheets: readonly TeamAnswerSheet[] }>>;
