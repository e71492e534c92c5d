import type { Result } from '@pubquiz/core';

export declare function deleteAnswerSheet(
  deps: unknown,
  input: { readonly answerSheetId: string },
): Promise<Result<Record<string, never>>>;
