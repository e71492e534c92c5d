import { decide, type SessionCommand } from '@pubquiz/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDeps, type TestDeps } from '../testing';
import type { FeedUpdate } from './feed-update';
import type { Announcement } from './hub';

const AT = new Date('2026-03-05T19:30:00.000Z');

let world: TestDeps;

beforeAll(async () => {
  world = await createTestDeps();
});

afterAll(() => world.close());

async function aSession(): Promise<string> {
  const { userSessionId } = await world.deps.authSessions.startGuest();
  const questions = [{ question: 'Who wrote Dracula?' }, { question: 'Which river?' }];
  const { answerSheet } = await world
    .call({ userSessionId })
    .answerSheet.save({ answerSheet: { questions } });
  return answerSheet.sessions[0]?.id ?? '';
}

/** Commits a command without telling the hub, and answers what would be told. */
async function commit(sessionId: string, command: SessionCommand): Promise<Announcement> {
  const applied = await world.deps.sessions.apply(sessionId, { teams: 'all', locksSheet: true }, (state) =>
    decide(state, command),
  );
  if (!applied?.ok) throw new Error('The command was refused');
  const { version, changes } = applied.value;
  return { sessionId, version, changes, isTeamSave: false };
}

async function watch(sessionId: string, seenVersion: number | null = null): Promise<FeedUpdate<'session'>[]> {
  const updates: FeedUpdate<'session'>[] = [];
  const watching = await world.deps.hub.watch({
    feed: { kind: 'session', sessionId, teamId: null },
    seenVersion,
    deliver: (update) => updates.push(update),
  });
  expect(watching.ok).toBe(true);
  return updates;
}

function join(name: string): SessionCommand {
  return { type: 'join-team', teamId: world.deps.newId(), name, at: AT };
}

describe('the hub', () => {
  test('shows changes in the order of their versions, in whatever order they are announced', async () => {
    const sessionId = await aSession();
    const updates = await watch(sessionId);
    const first = await commit(sessionId, join('First'));
    const second = await commit(sessionId, join('Second'));
    world.deps.hub.publish(second);
    expect(updates).toHaveLength(1);
    world.deps.hub.publish(first);
    expect(updates.map(({ message }) => message)).toMatchObject([
      { kind: 'state' },
      { kind: 'patch', version: first.version, patch: { joinedTeamNames: ['First'] } },
      { kind: 'patch', version: second.version, patch: { joinedTeamNames: ['Second'] } },
    ]);
  });

  test('reads what is missing when a change was never announced', async () => {
    const sessionId = await aSession();
    const updates = await watch(sessionId);
    await commit(sessionId, join('Unannounced'));
    world.deps.hub.publish(await commit(sessionId, join('Announced')));
    await vi.waitFor(() =>
      expect(updates.at(-1)).toMatchObject({
        message: { patch: { joinedTeamNames: ['Unannounced', 'Announced'] } },
      }),
    );
  });

  test('a device of a team that has just joined at another node is watched, an unknown team is not', async () => {
    const sessionId = await aSession();
    await watch(sessionId);
    const teamId = world.deps.newId();
    await commit(sessionId, { type: 'join-team', teamId, name: 'Elsewhere', at: AT });
    const updates: FeedUpdate<'team'>[] = [];
    const watchTeam = (id: string) =>
      world.deps.hub.watch({
        feed: { kind: 'team', sessionId, teamId: id },
        seenVersion: null,
        deliver: (update) => updates.push(update),
      });
    expect(await watchTeam(teamId)).toMatchObject({ ok: true });
    expect(await watchTeam(world.deps.newId())).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
    expect(updates).toMatchObject([{ message: { kind: 'state', state: { teamName: 'Elsewhere' } } }]);
  });

  test('says nothing twice', async () => {
    const sessionId = await aSession();
    const updates = await watch(sessionId);
    const announcement = await commit(sessionId, join('Once'));
    for (let time = 0; time < 3; time += 1) world.deps.hub.publish(announcement);
    world.deps.hub.notice(sessionId, announcement.version);
    expect(updates).toHaveLength(2);
  });

  test('loses no change that is committed while the present state is being read', async () => {
    const sessionId = await aSession();
    const watching = watch(sessionId);
    world.deps.hub.publish(await commit(sessionId, join('Meanwhile')));
    const updates = await watching;
    await vi.waitFor(() => expect(updates.at(-1)?.view).toMatchObject({ teamNames: ['Meanwhile'] }));
  });

  test('[RT-13] tells a device that comes back what it missed, or everything when memory does not reach back', async () => {
    const sessionId = await aSession();
    await watch(sessionId);
    const announcements: Announcement[] = [];
    for (let team = 0; team < 70; team += 1) {
      const announcement = await commit(sessionId, join(`Team ${String(team)}`));
      announcements.push(announcement);
      world.deps.hub.publish(announcement);
    }
    const seen = announcements[67]?.version ?? 0;
    const missed = await watch(sessionId, seen);
    expect(missed.map(({ message }) => message.kind)).toEqual(['patch', 'patch']);
    const everything = await watch(sessionId, announcements[0]?.version ?? 0);
    expect(everything.map(({ message }) => message.kind)).toEqual(['state']);
    const nothing = await watch(sessionId, announcements[69]?.version ?? 0);
    expect(nothing).toEqual([]);
  });

  test('gives every device on a feed the same update, whose JSON is made once', async () => {
    const sessionId = await aSession();
    const [one, two] = [await watch(sessionId), await watch(sessionId)];
    world.deps.hub.publish(await commit(sessionId, join('Both')));
    expect(one[1]).toBe(two[1]);
    expect(one[1]?.json()).toBe(two[1]?.json());
    expect(JSON.parse(one[1]?.json() ?? '')).toEqual(one[1]?.message);
  });

  test('ends the feeds of a session that the database does not have any more', async () => {
    const sessionId = await aSession();
    const updates = await watch(sessionId);
    await world.database.sql`delete from session where id = ${sessionId}`;
    world.deps.hub.notice(sessionId, null);
    await vi.waitFor(() =>
      expect(updates.at(-1)?.message).toMatchObject({ kind: 'gone', reason: 'session-deleted' }),
    );
    const again = await world.deps.hub.watch({
      feed: { kind: 'session', sessionId, teamId: null },
      seenVersion: null,
      deliver: () => undefined,
    });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  });
});
