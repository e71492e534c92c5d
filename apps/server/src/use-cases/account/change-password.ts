import type { Result } from '@pubquiz/core';

export declare function changePassword(
  deps: unknown,
  who: unknown,
  input: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Result<Record<string, never>>>;
