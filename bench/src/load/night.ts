const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;
const AT_ONCE = 16;

/** One evening in askQuestions. */
export interface Night {
  readonly sessionId: string;
  readonly questionIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly askNext: () => Promise<void>;
}

interface Answer {
  readonly userSessionId: string;
  readonly answerSheet: {
    readonly questions: readonly { readonly id: string }[];
    readonly sessions: readonly { readonly id: string }[];
  };
  readonly teamTeam: { readonly id: string };
}

async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export interface NightSize {
  readonly teams: number;
  readonly questions: number;
  /** How many are asked at the start. */
  readonly asked: number;
}

/** Makes a quiz, its teams and starts it, over the documented paths. */
export async function startNight(url: string, { teams, questions, asked }: NightSize): Promise<Night> {
  const post = async (path: string, body: object): Promise<Answer> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { userSessionId } = await post('/api/auth/session', {});
  const { answerSheet } = await post(`/api/user-session/${userSessionId}/answer-sheet/details`, {
    name: 'The Big Night',
    questions: Array.from({ length: questions }, (_, index) => ({
      question: `Which number comes after ${index}?`,
      correctAnswer: String(index + 1),
    })),
  });
  const sessionId = answerSheet.sessions[0]?.id ?? '';
  const master = `/api/user-session/${userSessionId}/session/${sessionId}`;
  const teamIds: string[] = [];
  await forEachAtOnce(
    Array.from({ length: teams }, (_, index) => index),
    async (index) => {
      const { teamTeam } = await post(`/api/team/session/${sessionId}/team`, { name: `Team ${index + 1}` });
      teamIds.push(teamTeam.id);
    },
  );
  const askNext = async (): Promise<void> => {
    await post(master, { currentQuestionId: 'next' });
  };
  await post(master, { sessionStatus: 'askQuestions' });
  for (let count = 1; count < asked; count += 1) await askNext();
  return { sessionId, questionIds: answerSheet.questions.map(({ id }) => id), teamIds, askNext };
}
