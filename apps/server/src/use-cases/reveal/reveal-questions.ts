import type { Result, MasterQuestionStatusSheet } from '@pubquiz/core';

export declare function revealQuestions(
  deps: unknown,
  input: { readonly sessionId: string } & { readonly questionIds: readonly string[] },
): Promise<Result<{ masterQuestionStatusSheet: MasterQuestionStatusSheet }>>;
