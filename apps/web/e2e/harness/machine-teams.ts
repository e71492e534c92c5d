import { setTimeout as sleep } from 'node:timers/promises';

const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;
const RETRY_MS = 50;
const TEAMS = 8;

/** Teams without a screen, which answer one after the other for as long as a test wants. */
export interface MachineTeams {
  /** How many answers the server has said that it has. */
  acknowledged: () => number;
  /** Ends the answering; resolves with the answers that were acknowledged and are not there. */
  lost: () => Promise<string[]>;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly body?: object;
}

/** Asks until there is an answer, as every program does whose server may be away for a moment. */
async function ask<Answer>(address: string, { method, body }: Asked): Promise<Answer> {
  for (;;) {
    const response = await fetch(address, {
      method,
      headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response?.ok) return (await response.json()) as Answer;
    if (response && response.status < 500) throw new Error(`${response.status}: ${await response.text()}`);
    await sleep(RETRY_MS);
  }
}

/** Lets teams join by an invitation and answer its first question again and again, each answer another. */
export async function startMachineTeams(url: string, inviteUrl: string): Promise<MachineTeams> {
  const session = `${url}/api/team/session/${inviteUrl.split('/').at(-1) ?? ''}`;
  const { teamSession } = await ask<{ teamSession: { teamQuestions: { questionId: string }[] } }>(session, {
    method: 'GET',
  });
  const questionId = teamSession.teamQuestions[0]?.questionId ?? '';
  const joined = await Promise.all(
    Array.from({ length: TEAMS }, (_, index) =>
      ask<{ teamTeam: { id: string } }>(`${session}/team`, {
        method: 'POST',
        body: { name: `Machine ${index + 1}` },
      }),
    ),
  );
  let isOver = false;
  let count = 0;

  async function answerOn(sheet: string): Promise<string | null> {
    let last = '';
    for (let number = 1; !isOver; number += 1) {
      const answer = `answer ${number}`;
      const body = {
        browserId: 'machine',
        questionIdToTeamAnswer: { [questionId]: { answer, isConfirmed: true } },
      };
      await ask(sheet, { method: 'POST', body });
      last = answer;
      count += 1;
    }
    const { teamAnswerSheet } = await ask<{
      teamAnswerSheet: { questionIdToTeamAnswer: Record<string, { answer: string }> };
    }>(sheet, { method: 'GET' });
    const stored = teamAnswerSheet.questionIdToTeamAnswer[questionId]?.answer;
    return stored === last ? null : `${last}, but there is ${stored ?? 'nothing'}`;
  }

  const answering = Promise.all(
    joined.map(({ teamTeam }) => answerOn(`${session}/team/${teamTeam.id}/answer-sheet`)),
  );
  // A failure is told by `lost`, not in the middle of a test.
  answering.catch(() => undefined);
  return {
    acknowledged: () => count,
    lost: async () => {
      isOver = true;
      return (await answering).filter((line) => line !== null);
    },
  };
}
