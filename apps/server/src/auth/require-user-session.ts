import type { Result } from '@pubquiz/core';
import type { Context } from '../context';
import type { UserSession } from './user-session';
export declare function requireUserSession(ctx: Context, isMutation: boolean): Promise<Result<UserSession>>;
