import type { Result, TeamSession } from '@pubquiz/core';

export declare function getInvitation(
  deps: unknown,
  input: { readonly sessionId: string },
): Promise<Result<{ teamSession: TeamSession }>>;
