import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { appRouter } from '../src/app-router';
import { listProcedures } from '../src/docs/list-procedures';
import { documentedOperations } from '../src/docs/openapi/documented-operations';
import { connectClient, startTestServer, type TestServer } from '../src/testing';
import type { Permission } from '../src/trpc';
import { restClient, type RestClient } from './rest-client';
import { guest, join, openEvening, UNKNOWN, type Evening } from './rest-evening';

/** Who may call each procedure, said a second time: a procedure without a row here, or with another one, fails. */
const procedures: Readonly<Record<string, Permission>> = {
  'auth.current': 'anyone',
  'auth.session': 'anyone',
  'auth.signUp': 'anyone',
  'auth.logIn': 'anyone',
  'auth.logOut': 'user session',
  'account.changePassword': 'account',
  'account.delete': 'account',
  'account.download': 'account',
  'content.settings': 'anyone',
  'content.termsAndConditions': 'anyone',
  'content.privacyPolicy': 'anyone',
  'content.markdown': 'anyone',
  'content.importQuestions': 'anyone',
  'answerSheet.list': 'user session',
  'answerSheet.get': 'sheet owner',
  'answerSheet.save': 'user session',
  'answerSheet.duplicate': 'sheet owner',
  'answerSheet.delete': 'sheet owner',
  'session.get': 'session owner',
  'session.create': 'sheet owner',
  'session.delete': 'session owner',
  'session.change': 'session owner',
  'session.start': 'session owner',
  'session.askNextQuestion': 'session owner',
  'session.submitAllAnswers': 'session owner',
  'session.askMoreQuestions': 'session owner',
  'session.markAnswers': 'session owner',
  'session.revealScoring': 'session owner',
  'session.revealLeaderboard': 'session owner',
  'session.finish': 'session owner',
  'session.editQuestion': 'session owner',
  'team.invitation': 'anyone',
  'team.join': 'anyone',
  'team.get': 'team',
  'team.list': 'session owner',
  'team.delete': 'session owner',
  'teamAnswer.sheet': 'team',
  'teamAnswer.save': 'team',
  'teamAnswer.becomeWriter': 'team',
  'marking.scoreSheets': 'session owner',
  'marking.setScores': 'session owner',
  'marking.mark': 'session owner',
  'marking.teamAnswerSheets': 'session owner',
  'marking.answerForTeams': 'session owner',
  'marking.acceptAnswer': 'session owner',
  'reveal.statusSheet': 'session owner',
  'reveal.questions': 'session owner',
  'reveal.saveStatuses': 'session owner',
  'live.session': 'anyone',
  'live.team': 'team',
  'live.quizmaster': 'session owner',
  'library.random': 'account',
  'library.borrow': 'account',
  'admin.userAccounts': 'role accountEdit',
  'admin.userAccountsPage': 'role accountEdit',
  'admin.answerSheetsPage': 'role accountEdit',
  'admin.analytics': 'role accountEdit',
  'admin.libraryQuestions': 'role libraryEdit',
  'admin.libraryQuestionsPage': 'role libraryEdit',
  'admin.libraryCatalogue': 'role libraryEdit',
  'admin.createLibraryQuestion': 'role libraryEdit',
  'admin.updateLibraryQuestion': 'role libraryEdit',
  'admin.deleteLibraryQuestion': 'role libraryEdit',
  'admin.importLibrary': 'role libraryEdit',
  'admin.exportLibrary': 'role libraryEdit',
  'analytics.log': 'anyone',
  'operator.grant': 'operator',
  'operator.revoke': 'operator',
  'operator.setPassword': 'operator',
  'operator.importLibrary': 'operator',
  'operator.backups': 'operator',
  'operator.exportLibrary': 'operator',
};

type Right = 'anyone' | 'login' | 'owner' | 'team' | 'account' | 'accountEdit' | 'libraryEdit';

/** Who may call each documented path. */
const paths: Readonly<Record<string, Right>> = {
  'post /api/auth/session': 'anyone',
  'post /api/auth/session/account': 'anyone',
  'post /api/auth/session/account/authentication': 'anyone',
  'delete /api/auth/session/account/authentication/{userSessionId}': 'login',
  'get /api/content/terms-and-conditions': 'anyone',
  'get /api/content/privacy-policy': 'anyone',
  'post /api/content/markdown': 'anyone',
  'post /api/content/csv/questions': 'anyone',
  'get /api/user-session/{userSessionId}/answer-sheet': 'login',
  'post /api/user-session/{userSessionId}/answer-sheet/details': 'login',
  'get /api/user-session/{userSessionId}/answer-sheet/details/{answerSheetId}': 'owner',
  'delete /api/user-session/{userSessionId}/answer-sheet/details/{answerSheetId}': 'owner',
  'post /api/user-session/{userSessionId}/session/{sessionId}': 'owner',
  'get /api/user-session/{userSessionId}/session/{sessionId}/teams': 'owner',
  'delete /api/user-session/{userSessionId}/session/{sessionId}/team/{teamId}': 'owner',
  'get /api/user-session/{userSessionId}/session/{sessionId}/question-status-sheet': 'owner',
  'post /api/user-session/{userSessionId}/session/{sessionId}/question-status-sheet': 'owner',
  'get /api/user-session/{userSessionId}/session/{sessionId}/answer-score-sheet': 'owner',
  'post /api/user-session/{userSessionId}/session/{sessionId}/answer-score-sheet': 'owner',
  'get /api/user-session/{userSessionId}/session/{sessionId}/team-answer-sheet': 'owner',
  'post /api/user-session/{userSessionId}/session/{sessionId}/team-answer-sheet': 'owner',
  'get /api/team/session/{sessionId}': 'anyone',
  'post /api/team/session/{sessionId}/team': 'anyone',
  'get /api/team/session/{sessionId}/team/{teamId}': 'team',
  'get /api/team/session/{sessionId}/team/{teamId}/answer-sheet': 'team',
  'post /api/team/session/{sessionId}/team/{teamId}/answer-sheet': 'team',
  'post /api/team/session/{sessionId}/team/{teamId}/answer-sheet/writer': 'team',
  'get /api/user-session/{userSessionId}/library/question/random': 'account',
  'post /api/user-session/{userSessionId}/library/question/borrow': 'account',
  'get /api/user-session/{userSessionId}/admin/user-account': 'accountEdit',
  'get /api/user-session/{userSessionId}/admin/library/question': 'libraryEdit',
  'post /api/user-session/{userSessionId}/admin/library/question': 'libraryEdit',
  'post /api/user-session/{userSessionId}/admin/library/question/{questionId}': 'libraryEdit',
  'delete /api/user-session/{userSessionId}/admin/library/question/{questionId}': 'libraryEdit',
};

/** Everybody who has a login, whoever only knows a team's secret, and whoever has neither. */
const LOGINS = ['stranger', 'account', 'owner', 'accountEdit', 'libraryEdit'] as const;
const CALLERS = ['noCredential', 'expired', ...LOGINS, 'team', 'reader', 'otherTeam'] as const;
type CallerKind = (typeof CALLERS)[number];
type Verdict = 'allowed' | 401 | 403 | 404;

/** Procedures know no shared credential, but the operator's token, and callers who send nothing at all. */
const PROCEDURE_CALLERS = [
  'nobody',
  'operator',
  ...CALLERS.filter((kind) => kind !== 'noCredential'),
] as const;
type ProcedureCallerKind = (typeof PROCEDURE_CALLERS)[number] | CallerKind;
type ProcedureType = 'query' | 'mutation' | 'subscription';

function isLogin(kind: ProcedureCallerKind): boolean {
  return LOGINS.some((login) => login === kind);
}

function verdictWithLogin(permission: Permission, kind: ProcedureCallerKind): Verdict {
  const allowed: Partial<Record<Permission, readonly ProcedureCallerKind[]>> = {
    'user session': [...LOGINS, 'nobody'],
    account: ['account', 'accountEdit', 'libraryEdit'],
    'sheet owner': ['owner'],
    'session owner': ['owner'],
    'role accountEdit': ['accountEdit'],
    'role libraryEdit': ['libraryEdit'],
  };
  return allowed[permission]?.includes(kind) ? 'allowed' : 403;
}

/** What a procedure must answer; nobody at all becomes a new guest with a first write (AUTH-10). */
function expectedVerdict(permission: Permission, type: ProcedureType, kind: ProcedureCallerKind): Verdict {
  if (permission === 'anyone') return 'allowed';
  if (permission === 'operator') return kind === 'operator' ? 'allowed' : 401;
  if (permission === 'team') return isOfTheTeam(kind) ? 'allowed' : 404;
  const isGuestNow = kind === 'nobody' && type === 'mutation';
  return isLogin(kind) || isGuestNow ? verdictWithLogin(permission, kind) : 401;
}

function everybody(verdict: Verdict, but: Partial<Record<CallerKind, Verdict>>): Record<CallerKind, Verdict> {
  const same = Object.fromEntries(CALLERS.map((kind) => [kind, verdict])) as Record<CallerKind, Verdict>;
  return { ...same, noCredential: 401, ...but };
}

/** The callers `team`, `reader` and `otherTeam` hold a team's secret and no login at all. */
const nobody = { expired: 401, team: 401, reader: 401, otherTeam: 401 } as const;

const verdicts: Readonly<Record<Right, Readonly<Record<CallerKind, Verdict>>>> = {
  anyone: everybody('allowed', {}),
  login: everybody('allowed', nobody),
  owner: everybody(403, { ...nobody, owner: 'allowed' }),
  team: everybody(404, { team: 'allowed', reader: 'allowed' }),
  account: everybody('allowed', { ...nobody, stranger: 403, owner: 403 }),
  accountEdit: everybody(403, { ...nobody, accountEdit: 'allowed' }),
  libraryEdit: everybody(403, { ...nobody, libraryEdit: 'allowed' }),
};

let server: TestServer;
let rest: RestClient;
let logins: Readonly<Record<CallerKind, string>>;
let otherEvening: Evening;
let otherTeamId: string;
let sharedEvening: EveningWithTeam;

async function accountWith(role: 'accountEdit' | 'libraryEdit' | null): Promise<string> {
  const username = `${role ?? 'nobody'}@example.org`;
  const password = 'seven wet otters';
  const { body } = await rest.post('/api/auth/session/account', { username, password, cheese: 'z' });
  if (role !== null) {
    const operator = connectClient(server.url, server.settings.operatorToken);
    await operator.api.operator.grant.mutate({ username, role });
    await operator.close();
  }
  return body.userSessionId;
}

beforeAll(async () => {
  server = await startTestServer();
  rest = restClient(server.url);
  const expired = await guest(rest);
  await server.database.sql`update auth_session set expires_at = now() - interval '1 second'`;
  const evening = await openEvening(rest);
  otherEvening = await openEvening(rest);
  otherTeamId = await join(rest, otherEvening);
  logins = {
    noCredential: evening.userSessionId,
    expired,
    stranger: await guest(rest),
    account: await accountWith(null),
    owner: evening.userSessionId,
    accountEdit: await accountWith('accountEdit'),
    libraryEdit: await accountWith('libraryEdit'),
    team: 'none',
    reader: 'none',
    otherTeam: 'none',
  };
  sharedEvening = await openForOwner();
});

afterAll(() => server.close());

interface EveningWithTeam extends Evening {
  readonly teamId: string;
}

/** A quiz of the owner with a team, in which a browser writes already. */
async function openForOwner(): Promise<EveningWithTeam> {
  const { body } = await rest.post(`/api/user-session/${logins.owner}/answer-sheet/details`, {});
  const sessionId = body.answerSheet.sessions[0]?.id ?? '';
  const evening = { ...otherEvening, sessionId, teams: `/api/team/session/${sessionId}` };
  const teamId = await join(rest, evening);
  await rest.post(`${evening.teams}/team/${teamId}/answer-sheet/writer`, { browserId: 'writer' });
  return { ...evening, sheetId: body.answerSheet.id, teamId };
}

/** Whoever may delete what a call is about gets one of its own. */
async function eveningFor(kind: ProcedureCallerKind): Promise<EveningWithTeam> {
  return kind === 'owner' || isOfTheTeam(kind) ? openForOwner() : sharedEvening;
}

function isOfTheTeam(kind: ProcedureCallerKind): boolean {
  return kind === 'team' || kind === 'reader';
}

/** Nothing that a call could take: whoever is let through is told so with 400 and changes nothing. */
const WRONG_BODY = { questionIdToTeamAnswer: 5, entries: 5 };

async function verdictOf(method: string, path: string, kind: CallerKind): Promise<Verdict> {
  const { sessionId, sheetId, teamId } = await eveningFor(kind);
  const ids: Readonly<Record<string, string>> = {
    userSessionId: logins[kind],
    sessionId,
    answerSheetId: sheetId,
    teamId: isOfTheTeam(kind) || path.includes('user-session') ? teamId : otherTeamId,
    questionId: 'unknown',
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const options = kind === 'noCredential' ? { headers: { authorization: '' } } : {};
  const { status, body } =
    method === 'get'
      ? await rest.get(filled, options)
      : method === 'delete'
        ? await rest.delete(filled, options)
        : await rest.post(filled, kind === 'reader' ? { browserId: 'reader' } : WRONG_BODY, options);
  // What the call is about does not exist: it was let through, as it is for the log-in's own 401.
  if (body.error === 'There is no such library question') return 'allowed';
  return status === 401 || status === 403 || status === 404 ? status : 'allowed';
}

interface Failure {
  readonly error?: { readonly data: { readonly httpStatus: number; readonly error: string } };
}

function verdictIn({ error }: Failure): Verdict {
  if (error?.data.error === 'There is no such library question') return 'allowed';
  const status = error?.data.httpStatus;
  return status === 401 || status === 403 || status === 404 ? status : 'allowed';
}

/** The first thing that a subscription is told. */
async function firstAnswer(path: string, input: object, bearer: string | null): Promise<Failure> {
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/trpc`, { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path, input } }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  return JSON.parse(data.toString('utf8')) as Failure;
}

async function callProcedure(
  path: string,
  type: ProcedureType,
  { input, bearer }: { readonly input: object; readonly bearer: string | null },
): Promise<Failure> {
  if (type === 'subscription') return firstAnswer(path, input, bearer);
  const text = JSON.stringify(input);
  const query = type === 'query' ? `?input=${encodeURIComponent(text)}` : '';
  const answer = await fetch(`${server.url}/trpc/${path}${query}`, {
    method: type === 'query' ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    ...(type === 'mutation' && { body: text }),
  });
  return (await answer.json()) as Failure;
}

/** What a caller sends as proof; a log-out gets a login of its own, the others go on. */
async function bearerOf(path: string, kind: ProcedureCallerKind): Promise<string | null> {
  if (kind === 'nobody') return null;
  if (kind === 'operator') return server.settings.operatorToken;
  return path === 'auth.logOut' && isLogin(kind) ? guest(rest) : logins[kind];
}

async function procedureVerdict(
  path: string,
  type: ProcedureType,
  kind: ProcedureCallerKind,
): Promise<Verdict> {
  const { sessionId, sheetId, teamId } = await eveningFor(kind);
  const namesOwnTeam = isOfTheTeam(kind) || path === 'team.delete';
  const input = {
    sessionId,
    answerSheetId: sheetId,
    teamId: namesOwnTeam ? teamId : otherTeamId,
    libraryQuestionId: UNKNOWN,
    ...(kind === 'reader' ? { browserId: 'reader', entries: [] } : WRONG_BODY),
  };
  return verdictIn(await callProcedure(path, type, { input, bearer: await bearerOf(path, kind) }));
}

const procedureTypes = new Map(listProcedures().map(({ path, type }) => [path, type]));
const verdictCount =
  Object.keys(paths).length * CALLERS.length + Object.keys(procedures).length * PROCEDURE_CALLERS.length;

describe('who may do what', () => {
  test(`[PROD-3] the matrix of ${String(Object.keys(paths).length)} paths with ${String(CALLERS.length)} callers and ${String(Object.keys(procedures).length)} procedures with ${String(PROCEDURE_CALLERS.length)} has ${String(verdictCount)} verdicts`, () => {
    expect(verdictCount).toBeGreaterThan(1000);
  });

  test.each(Object.entries(procedures))(
    '[PROD-3, AUTH-17] the procedure %s is for %s',
    async (path, permission) => {
      const type = procedureTypes.get(path) ?? 'query';
      const found = await Promise.all(
        PROCEDURE_CALLERS.map(async (kind) => [kind, await procedureVerdict(path, type, kind)]),
      );
      const expected = PROCEDURE_CALLERS.map((kind) => {
        const isReadersSave = kind === 'reader' && path === 'teamAnswer.save';
        return [kind, isReadersSave ? 403 : expectedVerdict(permission, type, kind)];
      });
      expect(found).toEqual(expected);
    },
  );

  test('[PROD-3] every procedure has a row here, and says the same of itself', () => {
    const own = appRouter._def.procedures as unknown as Record<
      string,
      { readonly _def: { readonly meta?: { readonly permission: Permission } } }
    >;
    const said = Object.entries(own).map(([path, { _def }]) => [path, _def.meta?.permission]);
    expect(Object.fromEntries(said)).toEqual(procedures);
  });

  test('[PROD-3] every documented path has a row here', () => {
    const documented = documentedOperations().map(({ route, path }) => `${route.method} ${path}`);
    expect([...documented].sort()).toEqual(Object.keys(paths).sort());
  });

  test.each(Object.entries(paths))('[REST-2, REST-3, AUTH-17] %s is for %s', async (call, right) => {
    const [method = '', path = ''] = call.split(' ');
    const isLogOut = call.startsWith('delete /api/auth/');
    const found = await Promise.all(
      CALLERS.map(async (kind): Promise<[CallerKind, Verdict]> => {
        // A log-out would end the login of the rows after it.
        return [kind, isLogOut && isLogin(kind) ? 'allowed' : await verdictOf(method, path, kind)];
      }),
    );
    const isSave = call.endsWith('/team/{teamId}/answer-sheet') && method === 'post';
    expect(Object.fromEntries(found)).toEqual({ ...verdicts[right], ...(isSave && { reader: 403 }) });
  });

  test('[ERR-23, ROLE-3] of two devices with the secret of a team only the writer may save', async () => {
    const { teams, teamId } = await openForOwner();
    const sheet = `${teams}/team/${teamId}/answer-sheet`;
    expect((await rest.post(sheet, { browserId: 'writer' })).status).toBe(200);
    expect((await rest.post(sheet, { browserId: 'reader' })).status).toBe(403);
    expect((await rest.get(sheet)).status).toBe(200);
  });
});
