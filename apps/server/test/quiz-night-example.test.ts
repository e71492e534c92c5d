import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectClient, startTestServer, type TestServer } from '../src/testing';

const EXAMPLE = fileURLToPath(new URL('../../../examples/quiz-night.mjs', import.meta.url));

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('examples/quiz-night.mjs', () => {
  test('[PROD-1, RT-3, RT-5] a program with nothing but Node plays a whole night, and the app shows the same result', async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [EXAMPLE, server.url]);
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    const results = lines.filter((line) => /^\d+\. /.test(line));
    expect(results).toEqual([
      '1. The Barflies: 4 of 5',
      '2. Quizzly Bears: 3.5 of 5',
      '3. Let’s Get Quizzical: 1 of 5',
    ]);

    const sessionId = lines[0]?.split('/').at(-1) ?? '';
    const phone = connectClient(server.url);
    const { teamSession } = await phone.api.team.invitation.query({ sessionId });
    const shown = teamSession.teamPlacements?.map(
      ({ placementOrdinal, teamName, totalScore }) =>
        `${placementOrdinal}. ${teamName}: ${totalScore} of ${teamSession.totalPointsPossible ?? ''}`,
    );
    expect(shown).toEqual(results);
    await phone.close();
  });
});
