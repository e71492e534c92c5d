import type { Result, TeamAnswerSheet } from '@pubquiz/core';

export declare function becomeWriter(
  deps: unknown,
  input: { readonly sessionId: string; readonly teamId: string } & { readonly browserId: string },
): Promise<Result<{ teamAnswerSheet: TeamAnswerSheet }>>;
