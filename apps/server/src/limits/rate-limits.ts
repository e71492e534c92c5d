import { ok, refuse, type Result } from '@pubquiz/core';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMITS } from './limits';

export interface LogInAttempt {
  readonly username: string;
  readonly address: string;
}

/** The rate limits of wire contract 1.2; each answers a refusal once its allowance is used up. Kept per process. */
export interface RateLimits {
  /**
   * Before a password is checked: refuses while too many wrong ones came from this address. It counts as wrong until
   * it is known to be right, so that guesses sent all at once are counted, too.
   */
  passwordCheck(attempt: LogInAttempt): Promise<Result<null>>;
  /** Takes the attempt back: a right password costs nothing. */
  rightPassword(attempt: LogInAttempt): Promise<void>;
  signUp(address: string): Promise<Result<null>>;
  newGuest(address: string): Promise<Result<null>>;
  joinTeam(sessionId: string): Promise<Result<null>>;
  saveTeamAnswers(teamId: string): Promise<Result<null>>;
  content(address: string): Promise<Result<null>>;
  analytics(address: string): Promise<Result<null>>;
  userSession(userSessionId: string): Promise<Result<null>>;
  /** There is no such Session: what was counted for it is forgotten, so that made-up ids fill no memory. */
  noSuchSession(sessionId: string): Promise<void>;
  /** Refuses when the next call of this kind would be refused; counts nothing. For doors that have not read it yet. */
  usedUp(kind: RateKind, key: string): Promise<Result<null>>;
}

/** Rates that are known from the path and the address of a call. */
export type RateKind =
  'wrongPasswords' | 'signUp' | 'joinTeam' | 'saveTeamAnswers' | 'content' | 'userSession';

function tooMany(limited: RateLimiterRes | null): Result<null> {
  const retryAfterSeconds = Math.max(1, Math.ceil((limited?.msBeforeNext ?? 0) / 1000));
  return refuse({
    code: 'too-many-requests',
    message: `Too many requests, please try again in ${String(retryAfterSeconds)} seconds`,
    retryAfterSeconds,
  });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Result<null>> {
  try {
    await limiter.consume(key);
    return ok(null);
  } catch (limited) {
    if (limited instanceof RateLimiterRes) return tooMany(limited);
    throw limited;
  }
}

async function isUsedUp(limiter: RateLimiterMemory, key: string): Promise<Result<null>> {
  const counted = await limiter.get(key);
  return counted !== null && counted.consumedPoints >= limiter.points ? tooMany(counted) : ok(null);
}

/** All limits, counted in memory. */
export function createRateLimits(): RateLimits {
  const perUsername = new RateLimiterMemory(LIMITS.wrongPasswordPerUsername);
  const perAddress = new RateLimiterMemory(LIMITS.wrongPasswordPerAddress);
  const signUps = new RateLimiterMemory(LIMITS.signUp);
  const guests = new RateLimiterMemory(LIMITS.newGuest);
  const joins = new RateLimiterMemory(LIMITS.joinTeam);
  const saves = new RateLimiterMemory(LIMITS.saveTeamAnswers);
  const content = new RateLimiterMemory(LIMITS.content);
  const events = new RateLimiterMemory(LIMITS.analytics);
  const calls = new RateLimiterMemory(LIMITS.userSession);
  const byKind: Readonly<Record<RateKind, RateLimiterMemory>> = {
    wrongPasswords: perAddress,
    signUp: signUps,
    joinTeam: joins,
    saveTeamAnswers: saves,
    content,
    userSession: calls,
  };
  // Never by username alone: nobody may lock an owner out.
  const keyOf = ({ username, address }: LogInAttempt) => `${address} ${username.trim().toLowerCase()}`;

  return {
    async passwordCheck(attempt) {
      // An address that is stopped anyway leaves no trace of the usernames it makes up.
      const address = await isUsedUp(perAddress, attempt.address);
      if (!address.ok) return address;
      const byUsername = await consume(perUsername, keyOf(attempt));
      return byUsername.ok ? consume(perAddress, attempt.address) : byUsername;
    },
    async rightPassword(attempt) {
      await perUsername.reward(keyOf(attempt));
      await perAddress.reward(attempt.address);
    },
    signUp: (address) => consume(signUps, address),
    newGuest: (address) => consume(guests, address),
    joinTeam: (sessionId) => consume(joins, sessionId),
    saveTeamAnswers: (teamId) => consume(saves, teamId),
    content: (address) => consume(content, address),
    analytics: (address) => consume(events, address),
    userSession: (userSessionId) => consume(calls, userSessionId),
    async noSuchSession(sessionId) {
      await joins.delete(sessionId);
    },
    usedUp: (kind, key) => isUsedUp(byKind[kind], key),
  };
}

/** For RATE_LIMIT=off: everything is allowed. */
export function createNoRateLimits(): RateLimits {
  const allowed = () => Promise.resolve(ok(null));
  return {
    passwordCheck: allowed,
    rightPassword: () => Promise.resolve(),
    signUp: allowed,
    newGuest: allowed,
    joinTeam: allowed,
    saveTeamAnswers: allowed,
    content: allowed,
    analytics: allowed,
    userSession: allowed,
    noSuchSession: () => Promise.resolve(),
    usedUp: allowed,
  };
}
