import type { Result, TeamView } from '@pubquiz/core';

export declare function joinTeam(
  deps: unknown,
  input: { readonly sessionId: string; readonly name?: string | null | undefined },
): Promise<Result<{ teamTeam: TeamView }>>;
