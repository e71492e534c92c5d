/** The server is stopping: the client comes back to whoever serves then (wire contract 11.4). */
export const RESTARTING = 1001;

/** The client does what nobody may. */
export const POLICY_VIOLATION = 1008;

/** "Try again later": the client comes back and starts with the present state. */
export const TOO_SLOW = 1013;
