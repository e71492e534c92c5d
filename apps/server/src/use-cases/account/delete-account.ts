import type { Result } from '@pubquiz/core';

export declare function deleteAccount(
  deps: unknown,
  who: unknown,
  input: { readonly password: string },
): Promise<Result<Record<string, never>>>;
