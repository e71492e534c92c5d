import type { Result, TeamView } from '@pubquiz/core';

export declare function listTeams(
  deps: unknown,
  input: { readonly sessionId: string },
): Promise<Result<{ teams: readonly TeamView[] }>>;
