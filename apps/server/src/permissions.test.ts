import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from './app-router';
import type { Caller } from './context';
import { createTestDeps, type TestDeps } from './testing';
import type { Permission } from './trpc';

const KINDS = ['visitor', 'guest', 'account', 'owner', 'accountEdit', 'libraryEdit', 'operator'] as const;
type Kind = (typeof KINDS)[number];
type Outcome = 'allowed' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND';

/** What each permission says to each kind of caller; everybody knows the ids of the owner's quiz and of its team. */
const EXPECTED: Readonly<Record<Permission, Readonly<Record<Kind, Outcome>>>> = {
  anyone: everybody('allowed', {}),
  'user session': everybody('allowed', { visitor: 'UNAUTHORIZED', operator: 'UNAUTHORIZED' }),
  account: everybody('allowed', {
    visitor: 'UNAUTHORIZED',
    operator: 'UNAUTHORIZED',
    guest: 'FORBIDDEN',
    owner: 'FORBIDDEN',
  }),
  'sheet owner': everybody('FORBIDDEN', {
    visitor: 'UNAUTHORIZED',
    operator: 'UNAUTHORIZED',
    owner: 'allowed',
  }),
  'session owner': everybody('FORBIDDEN', {
    visitor: 'UNAUTHORIZED',
    operator: 'UNAUTHORIZED',
    owner: 'allowed',
  }),
  team: everybody('allowed', {}),
  'role accountEdit': everybody('FORBIDDEN', {
    visitor: 'UNAUTHORIZED',
    operator: 'UNAUTHORIZED',
    accountEdit: 'allowed',
  }),
  'role libraryEdit': everybody('FORBIDDEN', {
    visitor: 'UNAUTHORIZED',
    operator: 'UNAUTHORIZED',
    libraryEdit: 'allowed',
  }),
  operator: everybody('UNAUTHORIZED', { operator: 'allowed' }),
};

function everybody(outcome: Outcome, but: Partial<Record<Kind, Outcome>>): Record<Kind, Outcome> {
  const same = Object.fromEntries(KINDS.map((kind) => [kind, outcome])) as Record<Kind, Outcome>;
  return { ...same, ...but };
}

interface Listed {
  readonly path: string;
  readonly permission: Permission;
}

function listProcedures(): Listed[] {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { readonly _def: { readonly meta?: { readonly permission: Permission } } }
  >;
  return Object.entries(procedures).map(([path, { _def }]) => ({
    path,
    permission: _def.meta?.permission ?? 'anyone',
  }));
}

let world: TestDeps;
let callers: Readonly<Record<Kind, Partial<Caller>>>;

async function login(): Promise<{ readonly accountId: string; readonly userSessionId: string }> {
  return world.deps.authSessions.startGuest();
}

async function accountWith(role: 'accountEdit' | 'libraryEdit' | null): Promise<Partial<Caller>> {
  const id = world.deps.newId();
  const username = `${id}@example.org`;
  await world.deps.accounts.create({ id, username, passwordHash: 'none', at: new Date() });
  if (role !== null) await world.deps.accounts.grantRole(id, role);
  const { userSessionId } = await world.deps.authSessions.start(id);
  return { userSessionId };
}

/** A quiz of the owner, made anew for each call: allowed ones may delete it. */
async function idsOfOwner(): Promise<Record<string, string>> {
  const { answerSheet } = await world.call(callers.owner).answerSheet.save({ answerSheet: {} });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const { teamTeam } = await world.call().team.join({ sessionId, name: 'The Barflies' });
  return { answerSheetId: answerSheet.id, sessionId, teamId: teamTeam.id };
}

function callPath(path: string, caller: Partial<Caller>, input: unknown): Promise<unknown> {
  const [routerName = '', name = ''] = path.split('.');
  const procedures = world.call(caller) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return procedures[routerName]?.[name]?.(input) ?? Promise.reject(new Error(`There is no ${path}`));
}

async function outcomeOf(path: string, caller: Partial<Caller>): Promise<Outcome> {
  try {
    const answer = await callPath(path, caller, await idsOfOwner());
    if (isIterable(answer)) await answer.return(undefined);
    return 'allowed';
  } catch (error) {
    const refused: readonly string[] = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'];
    if (error instanceof TRPCError && refused.includes(error.code)) return error.code as Outcome;
    // A body that is missing is refused after the permission was given.
    if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return 'allowed';
    throw error;
  }
}

function isIterable(answer: unknown): answer is AsyncGenerator<unknown, unknown, unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

beforeAll(async () => {
  world = await createTestDeps();
  const { userSessionId } = await login();
  callers = {
    visitor: {},
    guest: { userSessionId: (await login()).userSessionId },
    account: await accountWith(null),
    owner: { userSessionId },
    accountEdit: await accountWith('accountEdit'),
    libraryEdit: await accountWith('libraryEdit'),
    operator: {
      bearer: world.deps.settings.operatorToken,
      userSessionId: world.deps.settings.operatorToken,
    },
  };
});

afterAll(() => world.close());

describe('the permission matrix', () => {
  // Ending the login that a later row needs is tested where logging out is.
  const procedures = listProcedures().filter(({ path }) => path !== 'auth.logOut');

  test.each(procedures.map(({ path, permission }) => [path, permission] as const))(
    '[PROD-3] %s is for %s and for nobody else',
    async (path, permission) => {
      const outcomes: Partial<Record<Kind, Outcome>> = {};
      for (const kind of KINDS) outcomes[kind] = await outcomeOf(path, callers[kind]);
      expect(outcomes).toEqual(EXPECTED[permission]);
    },
  );

  test.each(ofPermission(' owner'))(
    '[REST-4] %s answers 404 for an id that is not there and for one that is no id',
    async (path) => {
      for (const id of [world.deps.newId(), 'no-uuid']) {
        const answer = callPath(path, callers.owner, { answerSheetId: id, sessionId: id });
        await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );

  test.each(ofPermission('team'))(
    '[PROD-5] %s answers 404 for a team of another session and for one that is not there',
    async (path) => {
      const { teamId = '' } = await idsOfOwner();
      const { sessionId } = await idsOfOwner();
      for (const id of [teamId, world.deps.newId(), 'no-uuid']) {
        const answer = callPath(path, callers.owner, { sessionId, teamId: id });
        await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );

  function ofPermission(ending: string): string[] {
    return procedures.filter(({ permission }) => permission.endsWith(ending)).map(({ path }) => path);
  }
});
