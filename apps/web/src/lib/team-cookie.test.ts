import { afterEach, expect, test, vi } from 'vitest';
import { dropTeamCookie, readTeamCookie, writeTeamCookie } from './team-cookie';

afterEach(() => {
  vi.restoreAllMocks();
  for (const id of ['session-1', 'session-2']) document.cookie = `pubquiz_team_${id}=; Max-Age=0`;
});

test('[COOKIE-3] a browser remembers one team per Session', () => {
  document.cookie = 'pubquiz_team_session-1=team-1';
  document.cookie = 'pubquiz_team_session-2=team-2';
  expect(readTeamCookie('session-1')).toBe('team-1');
  expect(readTeamCookie('session-2')).toBe('team-2');
  expect(readTeamCookie('session-3')).toBeNull();
});

test('[COOKIE-3] [COOKIE-4] the cookie lives three days, for this site alone', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  writeTeamCookie('session-1', 'team-1');
  expect(write.mock.calls[0]?.[0]).toBe(
    'pubquiz_team_session-1=team-1; Max-Age=259200; Path=/; SameSite=Strict; Secure',
  );
});

test('[TEAM-9] a dropped team is forgotten', () => {
  document.cookie = 'pubquiz_team_session-1=team-1';
  const write = vi.spyOn(document, 'cookie', 'set');
  dropTeamCookie('session-1');
  expect(write.mock.calls[0]?.[0]).toMatch(/^pubquiz_team_session-1=; Max-Age=0; Path=\//);
});
