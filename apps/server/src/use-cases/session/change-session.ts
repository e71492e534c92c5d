import type { Result, SessionView } from '@pubquiz/core';

export declare function changeSession(
  deps: unknown,
  input: { readonly sessionId: string; readonly session: unknown },
): Promise<Result<{ session: SessionView }>>;
