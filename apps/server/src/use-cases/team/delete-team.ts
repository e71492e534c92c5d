import type { Result } from '@pubquiz/core';

export declare function deleteTeam(
  deps: unknown,
  input: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<Record<string, never>>>;
