import type { UserAccountExtract } from '@pubquiz/core';
import type { Caller } from '../../context';

export declare function getCurrentUser(
  deps: unknown,
  caller: Caller,
): Promise<{ hasUserSession: boolean; userAccountExtract: UserAccountExtract | null }>;
