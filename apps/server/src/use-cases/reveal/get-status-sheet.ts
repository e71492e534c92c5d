import type { Result, MasterQuestionStatusSheet } from '@pubquiz/core';

export declare function getStatusSheet(
  deps: unknown,
  input: { readonly sessionId: string },
): Promise<Result<{ masterQuestionStatusSheet: MasterQuestionStatusSheet }>>;
