import type { Result, TeamView } from '@pubquiz/core';

export declare function getTeam(
  deps: unknown,
  input: { readonly sessionId: string; readonly teamId: string },
): Promise<Result<{ teamTeam: TeamView }>>;
