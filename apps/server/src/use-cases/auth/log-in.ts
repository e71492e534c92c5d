import type { Result } from '@pubquiz/core';
import type { Caller } from '../../context';
import type { UserAnswer } from './user-answer';

export declare function logIn(deps: unknown, caller: Caller, input: unknown): Promise<Result<UserAnswer>>;
