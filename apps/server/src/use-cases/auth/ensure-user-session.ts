import type { Result } from '@pubquiz/core';
import type { Caller } from '../../context';
import type { UserAnswer } from './user-answer';

export declare function ensureUserSession(deps: unknown, caller: Caller): Promise<Result<UserAnswer>>;
