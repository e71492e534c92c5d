import type { Result } from '@pubquiz/core';
export interface RateLimits {
  content(address: string): Promise<Result<null>>;
}
