import type { UserSession } from '../../auth/user-session';
import type { Caller } from '../../context';

export declare function logOut(deps: unknown, caller: Caller, user: UserSession): Promise<void>;
