import type { RequestHandler } from 'express';
import type { RateKind, RateLimits } from '../limits/rate-limits';
import { toTrpcError } from '../refusal-error';
import { answerFailure } from './answer-failure';
import type { RestRoute } from './rest-route';

/** What a call says before its body is read. */
interface Unread {
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
}

type Rate = readonly [RateKind, (call: Unread) => string | undefined];

const USER_SESSION: Rate = ['userSession', ({ params }) => params['userSessionId']];
const CONTENT: Rate = ['content', ({ address }) => address];
const SAVES: Rate = ['saveTeamAnswers', ({ params }) => params['teamId']];

/** By the call as it stands in the wire contract; a new guest is only known from its body. */
const RATES: Readonly<Record<string, Rate>> = {
  'post /auth/session/account': ['signUp', ({ address }) => address],
  'post /auth/session/account/authentication': ['wrongPasswords', ({ address }) => address],
  'post /team/session/:sessionId/team': ['joinTeam', ({ params }) => params['sessionId']],
  'post /team/session/:sessionId/team/:teamId/answer-sheet': SAVES,
  'post /team/session/:sessionId/team/:teamId/answer-sheet/writer': SAVES,
};

function rateOf({ method, path }: RestRoute): Rate | null {
  if (path.startsWith('/user-session/:userSessionId/')) return USER_SESSION;
  if (path.startsWith('/content/')) return CONTENT;
  return RATES[`${method} ${path}`] ?? null;
}

/**
 * Refuses a call whose rate is used up before its body is read (REST-8; order of checks: wire contract 1.1). The
 * procedure counts; here it is only looked at.
 */
export function unreadRate(
  route: RestRoute,
  limits: RateLimits,
  addressOf: (request: Parameters<RequestHandler>[0]) => string,
): RequestHandler {
  const rate = rateOf(route);
  if (rate === null) return (_request, _response, next) => next();
  const [kind, keyOf] = rate;
  return async (request, response, next) => {
    const params = request.params as Readonly<Record<string, string>>;
    const key = keyOf({ address: addressOf(request), params });
    const allowed = key === undefined ? null : await limits.usedUp(kind, key);
    if (allowed === null || allowed.ok) next();
    else answerFailure(response, toTrpcError(allowed.refusal), { onFault: () => undefined });
  };
}
