import type { AnswerSheet, Result } from '@pubquiz/core';

export declare function getAnswerSheet(
  deps: unknown,
  input: { readonly answerSheetId: string },
): Promise<Result<{ answerSheet: AnswerSheet }>>;
