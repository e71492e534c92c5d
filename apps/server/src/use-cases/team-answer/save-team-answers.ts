import type { Result, TeamAnswerSheet } from '@pubquiz/core';

export declare function saveTeamAnswers(
  deps: unknown,
  input: { readonly sessionId: string; readonly teamId: string } & {
    readonly browserId: string;
    readonly entries: readonly unknown[];
  },
): Promise<Result<{ teamAnswerSheet: TeamAnswerSheet }>>;
