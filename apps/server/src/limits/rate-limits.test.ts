import { describe, expect, test } from 'vitest';
import { createNoRateLimits, createRateLimits } from './rate-limits';

const attempt = { username: 'Landlord@example.org', address: '192.0.2.1' };

describe('rate limits', () => {
  test('[REST-8] the eleventh wrong password for a username from one address is refused with a time to wait', async () => {
    const limits = createRateLimits();
    const guesses = await Promise.all(Array.from({ length: 10 }, () => limits.passwordCheck(attempt)));
    expect(guesses.every(({ ok }) => ok)).toBe(true);
    const eleventh = await limits.passwordCheck({ ...attempt, username: ' landlord@EXAMPLE.org' });
    expect(eleventh).toMatchObject({ ok: false, refusal: { code: 'too-many-requests' } });
    expect(eleventh.ok ? 0 : eleventh.refusal.retryAfterSeconds).toBeGreaterThan(800);
  });

  test('[REST-8] a right password costs nothing, however often', async () => {
    const limits = createRateLimits();
    for (let right = 0; right < 150; right += 1) {
      expect((await limits.passwordCheck(attempt)).ok).toBe(true);
      await limits.rightPassword(attempt);
    }
  });

  test('[REST-8] wrong passwords never lock the owner out at another address', async () => {
    const limits = createRateLimits();
    for (let wrong = 0; wrong < 12; wrong += 1) await limits.passwordCheck(attempt);
    expect((await limits.passwordCheck({ ...attempt, address: '192.0.2.2' })).ok).toBe(true);
  });

  test('[REST-8] a hundred wrong passwords from one address stop it for every username', async () => {
    const limits = createRateLimits();
    for (let wrong = 0; wrong < 100; wrong += 1) {
      await limits.passwordCheck({ ...attempt, username: `${String(wrong)}@example.org` });
    }
    expect((await limits.passwordCheck({ ...attempt, username: 'new@example.org' })).ok).toBe(false);
  });

  test('[REST-8] a team may save a hundred times in ten seconds, and no other team pays for it', async () => {
    const limits = createRateLimits();
    const saves = await Promise.all(Array.from({ length: 101 }, () => limits.saveTeamAnswers('team-1')));
    expect(saves.filter(({ ok }) => ok)).toHaveLength(100);
    expect((await limits.saveTeamAnswers('team-2')).ok).toBe(true);
  });

  test('[REST-8] a look whether a rate is used up counts nothing', async () => {
    const limits = createRateLimits();
    for (let look = 0; look < 200; look += 1) {
      expect((await limits.usedUp('saveTeamAnswers', 'team-1')).ok).toBe(true);
    }
    for (let save = 0; save < 100; save += 1) await limits.saveTeamAnswers('team-1');
    expect((await limits.usedUp('saveTeamAnswers', 'team-1')).ok).toBe(false);
    expect((await limits.usedUp('saveTeamAnswers', 'team-2')).ok).toBe(true);
  });

  test('[REST-8] what was counted for a session that does not exist is forgotten', async () => {
    const limits = createRateLimits();
    for (let joined = 0; joined < 600; joined += 1) await limits.joinTeam('made-up');
    expect((await limits.joinTeam('made-up')).ok).toBe(false);
    await limits.noSuchSession('made-up');
    expect((await limits.joinTeam('made-up')).ok).toBe(true);
  });

  test('[REST-8] an address that is stopped does not use up the guesses of a username', async () => {
    const limits = createRateLimits();
    for (let wrong = 0; wrong < 120; wrong += 1) {
      await limits.passwordCheck({ ...attempt, username: `${String(wrong % 20)}@example.org` });
    }
    for (let more = 0; more < 20; more += 1) await limits.passwordCheck(attempt);
    for (let wrong = 0; wrong < 100; wrong += 1)
      await limits.rightPassword({ ...attempt, username: '0@example.org' });
    expect((await limits.passwordCheck(attempt)).ok).toBe(true);
  });

  test('off means off', async () => {
    const limits = createNoRateLimits();
    const saves = await Promise.all(Array.from({ length: 500 }, () => limits.saveTeamAnswers('team-1')));
    expect(saves.every(({ ok }) => ok)).toBe(true);
  });
});
