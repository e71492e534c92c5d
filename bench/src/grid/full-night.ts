const CREDENTIAL = `Basic ${Buffer.from('pubquiz:pubquiz').toString('base64')}`;
const AT_ONCE = 16;

/** A quiz night in askQuestions with every question asked. */
export interface FullNight {
  readonly userSessionId: string;
  readonly sheetId: string;
  readonly sessionId: string;
  readonly questionIds: readonly string[];
  readonly teamIds: readonly string[];
  /** Saves a submitted answer of one team. */
  submit: (teamId: string, answers: Readonly<Record<string, string>>) => Promise<void>;
}

export interface NightSize {
  readonly teams: number;
  readonly questions: number;
}

interface CallAnswer {
  readonly userSessionId: string;
  readonly answerSheet: {
    readonly id: string;
    readonly questions: readonly { readonly id: string }[];
    readonly sessions: readonly { readonly id: string }[];
  };
  readonly teamTeam: { readonly id: string };
}

/** Does the work for every item, some at once. */
async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Seeds a quiz night over the documented paths: half of the answers are right, half wait for the quizmaster. */
export async function seedFullNight(url: string, { teams, questions }: NightSize): Promise<FullNight> {
  const post = async (path: string, body: object): Promise<CallAnswer> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: CREDENTIAL, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as CallAnswer;
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
  const questionIds = answerSheet.questions.map(({ id }) => id);
  const master = `/api/user-session/${userSessionId}/session/${sessionId}`;
  const teamSide = `/api/team/session/${sessionId}`;

  const teamIds: string[] = [];
  await forEachAtOnce(Array.from({ length: teams }), async (_, index) => {
    const { teamTeam } = await post(`${teamSide}/team`, { name: `Team ${index + 1} of the Big Night` });
    teamIds.push(teamTeam.id);
  });
  await post(master, { sessionStatus: 'askQuestions' });
  for (let asked = 1; asked < questions; asked += 1) await post(master, { currentQuestionId: 'next' });

  const submit: FullNight['submit'] = async (teamId, answers) => {
    await post(`${teamSide}/team/${teamId}/answer-sheet`, {
      browserId: 'browser-1',
      questionIdToTeamAnswer: Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [id, { answer, isConfirmed: true }]),
      ),
    });
  };
  await forEachAtOnce(teamIds, (teamId, team) =>
    submit(
      teamId,
      Object.fromEntries(
        questionIds.map((id, index) => [id, (team + index) % 2 === 0 ? String(index + 1) : 'some words']),
      ),
    ),
  );
  return { userSessionId, sheetId: answerSheet.id, sessionId, questionIds, teamIds, submit };
}
