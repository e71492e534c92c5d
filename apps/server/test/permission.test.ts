import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '../src/app-router';
import { documentedOperations } from '../src/docs/openapi/documented-operations';
import { connectClient, startTestServer, type TestServer } from '../src/testing';
import type { Permission } from '../src/trpc';
import { restClient, type RestClient } from './rest-client';
import { guest, join, openEvening, submit, type Evening } from './rest-evening';

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

const CALLERS = [
  'noCredential',
  'expired',
  'stranger',
  'account',
  'owner',
  'accountEdit',
  'libraryEdit',
  'team',
  'otherTeam',
] as const;
type CallerKind = (typeof CALLERS)[number];
type Verdict = 'allowed' | 401 | 403 | 404;

function everybody(verdict: Verdict, but: Partial<Record<CallerKind, Verdict>>): Record<CallerKind, Verdict> {
  const same = Object.fromEntries(CALLERS.map((kind) => [kind, verdict])) as Record<CallerKind, Verdict>;
  return { ...same, noCredential: 401, ...but };
}

/** The callers `team` and `otherTeam` hold a team's secret and no login at all. */
const nobody = { expired: 401, team: 401, otherTeam: 401 } as const;

const verdicts: Readonly<Record<Right, Readonly<Record<CallerKind, Verdict>>>> = {
  anyone: everybody('allowed', {}),
  login: everybody('allowed', nobody),
  owner: everybody(403, { ...nobody, owner: 'allowed' }),
  team: everybody(404, { team: 'allowed' }),
  account: everybody('allowed', { ...nobody, stranger: 403, owner: 403 }),
  accountEdit: everybody(403, { ...nobody, accountEdit: 'allowed' }),
  libraryEdit: everybody(403, { ...nobody, libraryEdit: 'allowed' }),
};

let server: TestServer;
let rest: RestClient;
let logins: Readonly<Record<CallerKind, string>>;
let otherEvening: Evening;

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
  logins = {
    noCredential: evening.userSessionId,
    expired,
    stranger: await guest(rest),
    account: await accountWith(null),
    owner: evening.userSessionId,
    accountEdit: await accountWith('accountEdit'),
    libraryEdit: await accountWith('libraryEdit'),
    team: 'none',
    otherTeam: 'none',
  };
});

afterAll(() => server.close());

/** A quiz of the owner with a team, made anew for each call: allowed ones may delete it. */
async function openForOwner(): Promise<Evening & { readonly teamId: string }> {
  const { body } = await rest.post(`/api/user-session/${logins.owner}/answer-sheet/details`, {});
  const sessionId = body.answerSheet.sessions[0]?.id ?? '';
  const evening = { ...otherEvening, sessionId, teams: `/api/team/session/${sessionId}` };
  return { ...evening, sheetId: body.answerSheet.id, teamId: await join(rest, evening) };
}

async function verdictOf(method: string, path: string, kind: CallerKind): Promise<Verdict> {
  const { sessionId, sheetId, teamId } = await openForOwner();
  const otherTeamId = await join(rest, otherEvening);
  const ids: Readonly<Record<string, string>> = {
    userSessionId: logins[kind],
    sessionId,
    answerSheetId: sheetId,
    teamId: kind === 'team' || path.includes('user-session') ? teamId : otherTeamId,
    questionId: 'unknown',
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const options = kind === 'noCredential' ? { headers: { authorization: '' } } : {};
  const { status, body } =
    method === 'get'
      ? await rest.get(filled, options)
      : method === 'delete'
        ? await rest.delete(filled, options)
        : await rest.post(filled, { questionIdToTeamAnswer: 5 }, options);
  // What the call is about does not exist: it was let through, as it is for the log-in's own 401.
  if (body.error === 'There is no such library question') return 'allowed';
  return status === 401 || status === 403 || status === 404 ? status : 'allowed';
}

describe('who may do what', () => {
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
    const found: Partial<Record<CallerKind, Verdict>> = {};
    for (const kind of CALLERS) {
      // A log-out would end the login of the rows after it; an expired one can not log out.
      if (
        call.startsWith('delete /api/auth/') &&
        !['expired', 'noCredential', 'team', 'otherTeam'].includes(kind)
      ) {
        found[kind] = 'allowed';
      } else {
        found[kind] = await verdictOf(method, path, kind);
      }
    }
    expect(found).toEqual(verdicts[right]);
  });

  test('[ERR-23, ROLE-3] of two devices with the secret of a team only the writer may save', async () => {
    const { teams, teamId } = await openForOwner();
    const sheet = `${teams}/team/${teamId}/answer-sheet`;
    expect((await rest.post(sheet, submit({}))).status).toBe(200);
    expect((await rest.post(sheet, { browserId: 'reader' })).status).toBe(403);
    expect((await rest.get(sheet)).status).toBe(200);
  });
});
